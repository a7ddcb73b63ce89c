/** The rules in short, in Italian. A paragraph per line, "- " begins an item, *stars* stress words. */
import type { rules as english } from "../en/rules";

export const rules: Record<keyof typeof english, string> = {
  "rules.title": "Regole",
  "rules.about": "Quello che serve sapere per giocare, capitolo per capitolo. Il tavolo mostra sempre che cosa puoi fare e perché qualcosa non è possibile.",
  "rules.chapters": "Capitoli",
  "rules.in_play": "La partita da cui vieni si gioca con questi.",
  "rules.all": "Tutte le regole",
  "rules.not_written": "Su questo non c’è ancora un capitolo.",
  "rules.cost": "Costo",
  "rules.what": "Che cosa",
  "rules.card": "Carta",
  "rules.count": "Carte",
  "rules.effect": "Che cosa fa",
  "rules.development_card": "carta sviluppo",
  "rules.recruit": "reclutare un cavaliere semplice",
  "rules.promote": "promuovere un cavaliere di un livello",
  "rules.activate": "attivare un cavaliere",

  "rules.title.aim": "Lo scopo",
  "rules.title.start": "Preparazione",
  "rules.title.turn": "Un turno",
  "rules.title.seven": "Quando esce il 7",
  "rules.title.trade": "Scambiare",
  "rules.title.build": "Costruire",
  "rules.title.cards": "Carte sviluppo",
  "rules.title.longest_road": "La strada più lunga",
  "rules.title.largest_army": "L’esercito più grande",
  "rules.title.end": "La fine",
  "rules.title.special": "Che cosa c’è di speciale",
  "rules.title.win": "Per vincere",
  "rules.title.rule": "La regola",

  "rules.base.aim":
    "Colonizzi un’isola fatta di esagoni. Le colonie valgono 1 punto, le città 2. Se arrivi a {target} punti nel tuo turno, vinci.",
  "rules.base.start":
    "L’isola ha 19 esagoni. I boschi danno legno, le colline argilla, i pascoli lana, i campi grano e le montagne minerale; ognuno di questi esagoni ha un numero.\nInizia chi tira il numero più alto. In senso orario ognuno fonda una colonia con una strada accanto; poi, in ordine inverso, una seconda colonia con una strada. Per la seconda ricevi una carta da ogni esagono intorno.\nUna colonia non è mai vicina a un’altra: tra due edifici ci sono sempre almeno *due lati*.",
  "rules.base.turn":
    "- *Tira i dadi.* Ogni esagono con quel numero dà carte a tutti: una per ogni colonia accanto, due per ogni città.\n- *Scambia e costruisci*, in qualsiasi ordine e finché puoi pagare.\nSe la banca ha troppo poche carte di un tipo per tutti quelli che dovrebbero riceverne, nessuno riceve quel tipo, a meno che non spetti a un solo giocatore: allora questi prende ciò che resta.",
  "rules.base.desert.title": "Deserto e brigante",
  "rules.base.desert":
    "Il deserto non ha numero e non dà niente; lì comincia il brigante. Un esagono non dà niente finché c’è il brigante.",
  "rules.base.seven":
    "Nessun esagono dà niente. Prima, chi ha più di 7 carte in mano ne scarta la metà, arrotondata per difetto. Poi sposti il brigante su un altro esagono di terra e prendi una carta a caso a un giocatore che ha un edificio lì. Finché il brigante resta, l’esagono non dà niente.",
  "rules.base.trade":
    "*Con i giocatori.* Nel tuo turno, dopo il tiro, puoi scambiare carte con chiunque sia d’accordo. Gli altri scambiano solo con te, non tra loro. Entrambe le parti danno qualcosa, e mai dello stesso tipo.\n*Con la banca.* Quattro carte uguali ne valgono una di un altro tipo. Con un edificio su un porto 3:1 ne bastano tre; su un porto per un solo tipo, due di quel tipo.",
  "rules.base.build":
    "- Le *strade* continuano le tue strade o partono dai tuoi edifici. Non puoi proseguire oltre un incrocio dove qualcun altro ha un edificio.\n- Le *colonie* vanno su un incrocio libero lungo una tua strada, a due lati di distanza da ogni altro edificio.\n- Le *città* sostituiscono le tue colonie, che tornano nella tua riserva.\nHai 15 strade, 5 colonie e 4 città.",
  "rules.base.cards":
    "Tieni segrete le carte comprate. Una carta si gioca in un turno successivo a quello dell’acquisto, e al massimo una per turno, in qualsiasi momento, anche prima del tiro. I punti contano subito e si mostrano solo quando fanno vincere la partita.",
  "rules.base.card.knight": "Sposta il brigante e prendi una carta a un giocatore che si trova lì. Resta davanti a te e conta per l’esercito più grande.",
  "rules.base.card.road_building": "Costruisci due strade gratis.",
  "rules.base.card.year_of_plenty": "Prendi dalla banca due carte a scelta.",
  "rules.base.card.monopoly": "Nomina un tipo: tutti ti danno tutte quelle che hanno.",
  "rules.base.card.victory_point": "1 punto.",
  "rules.base.longest_road":
    "2 punti per la prima strada ininterrotta di almeno 5. I rami non contano, e un edificio altrui la interrompe. Chi ne costruisce una più lunga se la prende; dopo un’interruzione può passare a qualcun altro, o a nessuno se più strade sono ugualmente lunghe.",
  "rules.base.largest_army": "2 punti a chi gioca per primo 3 cavalieri, finché qualcuno non ne ha giocati di più.",
  "rules.base.end":
    "Appena hai {target} punti nel tuo turno, compresi quelli nascosti, la partita finisce. Se ci arrivi nel turno di un altro giocatore, vinci all’inizio del tuo prossimo turno, purché tu li abbia ancora. Se per duecento giri nessuno fa progressi, la partita finisce e vince chi ha più punti.",
  "rules.base.five_six.title": "Cinque o sei giocatori",
  "rules.base.five_six":
    "L’isola ha 30 esagoni e due deserti, e ci sono più carte. Dopo ogni turno tutti gli altri possono, in ordine, costruire e comprare carte, senza scambiare e senza giocare carte; in questa fase nessuno vince.\nCon l’opzione dei turni in coppia, invece, il terzo giocatore a sinistra ha una parte di turno: scambi con la banca, costruzioni e una carta sviluppo, ma nessun tiro.",

  "rules.seafarers.ships.title": "Navi",
  "rules.seafarers.ships":
    "Una nave sta su un lato che tocca il mare. Parte da una tua colonia o città o continua le tue navi. Un lato ospita una strada o una nave, mai entrambe, e strade e navi si continuano solo dove hai un edificio. Ognuno ha 15 navi.\nDove una tua nave tocca terra puoi costruire una colonia e proseguire da lì. Nella fondazione, una colonia sulla costa può avere una nave al posto della strada.\nStrade e navi contano insieme per la *strada più lunga*, passando dalle une alle altre nei tuoi edifici. Con Costruzione di strade si posano strade, navi, o una di ciascuna.",
  "rules.seafarers.move.title": "Spostare una nave",
  "rules.seafarers.move":
    "Una volta nel tuo turno puoi spostare l’ultima nave di una linea aperta, cioè senza un tuo edificio né una tua nave all’estremità, in qualsiasi posto dove potresti costruirla. Una nave posata in questo turno resta dov’è, e così una linea tra due tuoi edifici.",
  "rules.seafarers.gold.title": "Giacimenti d’oro",
  "rules.seafarers.gold":
    "Quando esce il suo numero, un giacimento d’oro dà una carta a scelta per ogni colonia e due per ogni città. Scegli dopo che tutte le altre carte sono state distribuite.",
  "rules.seafarers.pirate.title": "Il pirata",
  "rules.seafarers.pirate":
    "Con un 7 o un cavaliere sposti il brigante oppure il pirata. Il pirata va su un esagono di mare, dove prendi una carta a un giocatore con una nave accanto, o sulla cornice, dove non fa danni a nessuno. Nessuno può posare una nave accanto al suo esagono, né spostarla lì o via da lì.",
  "rules.seafarers.fog.title": "Esagoni nascosti",
  "rules.seafarers.fog":
    "Se la mappa ha la nebbia, una strada o nave che tocca un esagono nascosto lo scopre. La terra che produce riceve un numero, e tu ricevi una sua carta; con l’oro scegli tu. Mare e deserto non danno niente.",
  "rules.seafarers.special.title": "Punti speciali",
  "rules.seafarers.special":
    "Dove uno scenario premia le terre nuove, i punti li porta la tua prima colonia lì, chiunque sia arrivato prima di te. Nessuno te li può togliere.",

  "rules.new_shores.start": "Tutti fondano sull’isola principale. Intorno ci sono tre piccole isole.",
  "rules.new_shores.special": "La tua prima colonia su ogni piccola isola porta *2 punti speciali*.",
  "rules.new_shores.win": "{target} punti.",

  "rules.four_islands.start":
    "Fonda su un’isola qualsiasi, con entrambe le colonie sulla stessa o su due. Dove hai fondato è casa tua; il resto per te è inesplorato.",
  "rules.four_islands.special": "La tua prima colonia su ogni isola per te inesplorata porta *2 punti speciali*.",
  "rules.four_islands.win": "{target} punti.",

  "rules.fog_islands.start": "Fonda su una delle due isole scoperte, o su entrambe. Dodici esagoni tra loro sono nascosti.",
  "rules.fog_islands.special":
    "Scopri gli esagoni nascosti con navi e strade e colonizza quello che trovi. Le isole non danno punti propri.",
  "rules.fog_islands.win": "{target} punti.",

  "rules.through_the_desert.start":
    "Tutti fondano sull’isola principale. Tre deserti ne separano una striscia; quella striscia e le isole sono terra straniera.",
  "rules.through_the_desert.special":
    "La tua prima colonia in ognuna delle quattro zone straniere porta *2 punti speciali*. La striscia si raggiunge per strada attraverso il deserto o per nave. Un incrocio con solo deserto e mare intorno non appartiene a nessuna zona.",
  "rules.through_the_desert.win": "{target} punti.",

  "rules.forgotten_tribe.start":
    "Tutti fondano sull’isola principale, che non ha porti. Le sei isole intorno sono di una tribù: lì nessuno costruisce e non producono niente, ma sulle loro rive ci sono doni. Una volta lasciato il deserto della tribù, il brigante sta solo su esagoni con un numero.",
  "rules.forgotten_tribe.special":
    "La prima nave costruita o spostata accanto a un dono lo prende:\n- un *punto*, per sempre;\n- una *carta sviluppo*, come se l’avessi appena comprata;\n- un *porto*, che collochi subito presso un tuo edificio sulla costa dell’isola principale, lontano da altri porti. Se non c’è posto, lo tieni finché non ce n’è.\nLa nave può poi proseguire verso il dono successivo.",
  "rules.forgotten_tribe.win": "{target} punti.",

  "rules.cloth_for_catan.start":
    "Ognuno fonda tre colonie sulle due isole grandi; la terza dà le prime carte. Sulle isolette in mezzo ci sono otto villaggi con 5 stoffe ciascuno, e altre 10 stoffe stanno accanto al tabellone. Non c’è il riconoscimento per la strada più lunga.",
  "rules.cloth_for_catan.special":
    "- Una linea di tue navi da un edificio a un villaggio ti permette di commerciare con esso: ricevi subito una stoffa, e un’altra ogni volta che esce il numero del villaggio. Da quel momento la linea è chiusa.\n- *Due stoffe valgono un punto.* La stoffa non è una carta: non si scambia e non si scarta.\n- In molti possono commerciare con un villaggio. Quando è vuoto non dà più niente.\n- Le isolette non si possono né colonizzare né derubare.\n- Solo chi commercia con un villaggio può spostare il pirata, e prende una carta o una stoffa a un giocatore presso il suo esagono.",
  "rules.cloth_for_catan.win":
    "{target} punti. La partita finisce anche con il turno in cui il quinto villaggio esaurisce le stoffe; allora vince chi ha più punti e, a parità, più stoffe.",

  "rules.pirate_islands.start":
    "Cominci con una colonia e una nave nel loro posto sull’isola principale, e fondi altre due colonie; la seconda dà le prime carte. Lontano a ovest hai un approdo e una fortezza, che i pirati tengono con 3 covi. Non ci sono il brigante, la strada più lunga e l’esercito più grande.",
  "rules.pirate_islands.line.title": "La tua linea e le navi da guerra",
  "rules.pirate_islands.line":
    "Costruisci una sola linea di navi verso ovest, senza rami e per una via più breve: fino all’approdo, dove puoi costruire una colonia, e poi fino alla tua fortezza. Le altre navi restano presso la costa dell’isola principale.\nUn cavaliere trasforma in *nave da guerra* la nave della linea più vicina all’inizio. In quattro giocatori le carte punto si usano come cavalieri.",
  "rules.pirate_islands.fleet.title": "La flotta pirata",
  "rules.pirate_islands.fleet":
    "A ogni tiro la flotta avanza prima di tanti esagoni quanti ne mostra il dado più basso. Attacca chiunque abbia un edificio presso l’esagono dove si ferma: la sua forza è quel dado, la tua il numero delle tue navi da guerra. Se è più forte, perdi una carta a caso e un’altra per ogni città; se hai più forza tu, prendi una carta a scelta. Presso il suo esagono nessuno può posare navi, né spostarle verso di esso o via da esso.\nCon un 7, dopo gli scarti, puoi prendere una carta a chiunque.",
  "rules.pirate_islands.fortress.title": "La fortezza",
  "rules.pirate_islands.fortress":
    "Quando la tua linea raggiunge la fortezza, puoi finire il turno con un attacco. Un dado mostra la forza dei pirati. Con più navi da guerra togli un covo; con altrettante perdi la nave più vicina alla fortezza, con meno le due più vicine. Senza covi la fortezza è una tua colonia.",
  "rules.pirate_islands.win": "La tua fortezza riconquistata e {target} punti.",

  "rules.wonders.start":
    "Tutti fondano sull’isola principale, tranne sugli incroci segnati per la muraglia e il ponte e intorno a essi; più tardi sono liberi. Non c’è il pirata.",
  "rules.wonders.special":
    "La tua prima colonia su ogni piccola isola porta *1 punto speciale*. Nel tuo turno puoi scegliere gratis una meraviglia se ne soddisfi la condizione e non è di nessuno. Ognuna ha quattro livelli, e ne puoi costruire più d’uno per turno. I livelli non sono punti.\n- *Teatro*: 2 città. Un livello costa 1 argilla, 3 lana, 1 legno.\n- *Grande ponte*: un edificio presso il ponte. 3 legno, 1 lana, 1 grano.\n- *Monumento*: una città su un porto e una via di almeno 5. 2 minerale, 3 grano.\n- *Grande muraglia*: un edificio presso la muraglia. 3 argilla, 1 legno, 1 grano.\n- *Castello*: una città e almeno 6 punti. 1 argilla, 3 minerale, 1 grano.",
  "rules.wonders.win": "Il quarto livello della tua meraviglia, oppure {target} punti con una meraviglia più alta di tutte le altre.",

  "rules.new_world.start":
    "Terra e mare sono mescolati, così ogni mappa è nuova. I giocatori pescano a turno i porti e li collocano sulle coste. Brigante e pirata aspettano fuori finché non vengono spostati la prima volta. Fonda dove vuoi.",
  "rules.new_world.special": "La tua prima colonia su ogni isola dove non hai fondato porta *1 punto speciale*.",
  "rules.new_world.win": "{target} punti.",
  "rules.desert_dragons.start":
    "Tutti fondano sull’isola di partenza a ovest; una prima nave sta lungo la sua costa. Oltre il mare, a est, c’è un’isola più grande con un porto per ogni risorsa. Sulla costa ovest ci sono tre deserti, e *18 draghi* aspettano accanto al tabellone. Non ci sono né brigante né pirata né esercito più grande.",
  "rules.desert_dragons.gather.title": "I draghi si radunano",
  "rules.desert_dragons.gather":
    "Chi costruisce una colonia o una città, su qualunque isola, attira *2 draghi*, in tre giocatori *3*, in un deserto: uno di quelli dove ce ne sono di meno. La fondazione non ne attira. Finché non sono arrivati tutti e 18, nessuno si muove.",
  "rules.desert_dragons.attack.title": "L’attacco",
  "rules.desert_dragons.attack":
    "Dal tiro successivo, un esagono di cui esce il numero e che è *accanto a un drago* ne riceve uno anche lui, dopo aver dato le sue carte un’ultima volta. Viene da un deserto dove ce ne sono di più. Un esagono ha al massimo un drago; due esagoni con quel numero ne ricevono uno ciascuno. Se nei deserti ne restano troppo pochi, chi ha tirato dice quale esagono è risparmiato. I draghi non attraversano mai il mare.",
  "rules.desert_dragons.curse.title": "Che cosa bloccano i draghi",
  "rules.desert_dragons.curse":
    "- Un esagono con un drago non dà nulla.\n- Una strada *tra due draghi* è bloccata: non conta per la strada più lunga, ma ci si può ancora collegare. Lì non si costruiscono nuove strade.\n- Una colonia o città con draghi su tutti gli esagoni intorno non dà *nessun punto*; può ancora diventare città. Sulla costa non succede mai.\nNavi e porti non sono mai bloccati. Quando un drago se ne va, tutto torna subito come prima.",
  "rules.desert_dragons.knights.title": "Cavalieri",
  "rules.desert_dragons.knights":
    "Una carta cavaliere toglie dal gioco *un drago* di un esagono qualsiasi, anche di un deserto, e non fa altro. Liberato prima del tiro, un esagono può dare carte già con quel tiro; più tardi può essere attaccato di nuovo. Le carte giocate non tornano: attraversate il mare in tempo.",
  "rules.desert_dragons.seven":
    "Non c’è brigante. Chi ha più di 7 carte ne scarta metà. Poi chi ha tirato può prendere una carta a caso a *qualsiasi giocatore*.",
  "rules.desert_dragons.win":
    "{target} punti nel tuo turno. Se nessun esagono può più dare carte a nessuno, nessuno può comprare o giocare nulla e nessuno può più arrivare a {target} punti, la partita è finita e vince chi ha più punti.",

  "rules.greater_catan.start":
    "Tutti fondano sull’isola di partenza; una prima nave sta lungo la sua costa. A ovest e a est ci sono isole nuove, scoperte ma senza numeri. Una piccola pila di numeri è coperta: 4 in tre giocatori, 5 in quattro. Ognuno ha *8 città*. In tre non c’è deserto, e il brigante aspetta accanto al tabellone finché non viene spostato la prima volta.",
  "rules.greater_catan.special":
    "Quando una tua nave o strada raggiunge un vertice di un esagono nuovo che produce ma non ha numero, l’esagono ne riceve subito uno e può produrre dal tiro seguente: il primo della pila. Quando la pila è vuota prendi un numero *dall’isola di partenza*, e l’esagono che lo perde non produce più. Ne scegli uno che rispetta tre condizioni:\n- Un 6 o un 8 non finisce accanto a un 6 o un 8 delle isole nuove.\n- Si trova presso una tua colonia o città.\n- Ogni tuo edificio lì tocca ancora un altro numero.\nSolo se nessun numero le rispetta tutte cade la prima condizione, poi la seconda, poi la terza. Non importa se all’esagono vivono anche altri. I numeri delle isole nuove restano, e colonizzarle non porta punti speciali.",
  "rules.greater_catan.win": "{target} punti.",

  "rules.enchanted_land.start":
    "Ognuno fonda sull’isola principale una colonia, una città e ancora una colonia, ciascuna con una strada o una nave; l’ultima dà le prime carte. Almeno uno dei tre edifici deve stare sulla costa. La terra incantata è a sud-ovest. Su ognuno dei suoi 19 incroci interni c’è una tessera drago coperta: 7 con una bandiera, 6 con due e 6 con tre.",
  "rules.enchanted_land.building.title": "Costruire nella terra incantata",
  "rules.enchanted_land.building":
    "Puoi costruire colonie sulla sua costa, che non diventano mai città, e posare navi lungo la costa. All’interno non si costruisce nulla, e strade non ce ne sono affatto. Il brigante può andarci.",
  "rules.enchanted_land.transfer.title": "Attraversare il mare",
  "rules.enchanted_land.transfer":
    "Una sola volta nella partita puoi trasferire *un cavaliere attivo*: lungo le tue strade e navi fino a un incrocio dove le tue navi toccano la costa incantata. L’incrocio deve essere libero, oppure ci sta un cavaliere altrui più debole, che scacci. Se ci sta una tua colonia, il cavaliere sbarca su un incrocio libero della costa lì accanto. Diventa inattivo e non torna mai più.",
  "rules.enchanted_land.walking.title": "I cavalieri nella terra incantata",
  "rules.enchanted_land.walking":
    "Non servono strade: un cavaliere attivo percorre fino a *tre lati*, oltre i draghi e lungo la costa, ma non oltre cavalieri o colonie altrui. Il movimento non può finire sulla costa. Se finisce dove sta un cavaliere altrui più debole, sei *tu* a metterlo su un qualsiasi incrocio libero della terra incantata. Si attivano e si promuovono come altrove.",
  "rules.enchanted_land.fight.title": "I draghi",
  "rules.enchanted_land.fight":
    "Un cavaliere sull’incrocio di un drago può affrontarlo, ma non nel turno in cui è stato attivato. La tessera si gira: una bandiera la vince ogni cavaliere, due solo i forti e i potenti, tre solo i potenti. Un drago sconfitto vale *1 punto*. Altrimenti la tessera torna coperta, e da allora tutti la conoscono. In ogni caso il cavaliere resta lì e diventa inattivo.",
  "rules.enchanted_land.win": "Sei draghi sconfitti, oppure 21 punti in tre e 18 in quattro.",

  "rules.fishermen.start":
    "Al posto del deserto c’è un lago, mai sulla costa, e sulla costa fra i porti ci sono sei zone di pesca. 29 tessere con 1–3 pesci e un vecchio stivale sono mescolate coperte. Una seconda colonia a una zona di pesca porta una tessera. Il brigante parte accanto al tabellone.",
  "rules.fishermen.catch.title": "Pescare",
  "rules.fishermen.catch":
    "Quando esce il numero di una zona di pesca, ogni colonia a uno dei suoi tre vertici pesca una tessera e ogni città due; lo stesso vale per gli edifici al lago con 2, 3, 11 e 12, se lì non c’è il brigante. Se le tessere non bastano per tutti, nessuno pesca. Si tengono al massimo *sette tessere*: a chi ne spettano di più può invece scambiarne una. Gli altri vedono quante tessere hai, ma non quali.",
  "rules.fishermen.spend.title": "Spendere i pesci",
  "rules.fishermen.spend":
    "Nel tuo turno, anche prima del lancio, puoi pagare con le tessere quante volte vuoi; non c’è resto.\n- *2 pesci*: il brigante lascia il tabellone.\n- *3 pesci*: prendi una carta a caso a un giocatore a scelta.\n- *4 pesci*: prendi dalla banca una risorsa a scelta.\n- *5 pesci*: costruisci una strada gratis.\n- *7 pesci*: pesca una carta sviluppo.\nI pesci non sono carte: non si scambiano, non si rubano e non si scartano.",
  "rules.fishermen.boot.title": "Il vecchio stivale",
  "rules.fishermen.boot":
    "Chi pesca il vecchio stivale lo mostra, e per vincere gli serve *un punto in più*. Nel tuo turno, dopo il lancio, puoi passarlo a chiunque mostri almeno tanti punti quanti te.",
  "rules.fishermen.win": "{target} punti; uno in più per chi ha il vecchio stivale.",
  "rules.rivers.start":
    "Due fiumi di quattro e tre esagoni scorrono verso la costa; le loro paludi non danno nulla, e un esagono produce con 2 e con 12. Il brigante parte in una palude. Ognuno ha tre ponti. Dove un fiume attraversa un lato non si costruisce mai una strada.",
  "rules.rivers.gold.title": "L’oro",
  "rules.rivers.gold":
    "Una colonia presso un esagono fiume e una strada lungo di esso portano *1 oro* ciascuna, anche nella fondazione; le città no. Nel tuo turno, dopo il lancio, puoi comprare due volte una risorsa a scelta per *2 oro*. L’oro si scambia come una carta con i giocatori e con la banca, a 4:1 o 3:1, ma non è una carta: non si ruba, non si scarta e non conta nella mano.",
  "rules.rivers.bridges.title": "Ponti",
  "rules.rivers.bridges":
    "Un ponte si costruisce su uno dei sette posti per i ponti, a partire da una tua strada, ponte o edificio, e porta *3 oro*. Vale come strada per la strada più lunga e per costruire oltre. La carta costruzione di strade non serve per i ponti.",
  "rules.rivers.tiles.title": "Ricchi e poveri",
  "rules.rivers.tiles":
    "Chi da solo ha più oro di tutti è il colono più ricco: *1 punto*. Tutti quelli che ne hanno meno sono i coloni più poveri: *2 punti in meno*, anche se tutti ne hanno lo stesso. Entrambi cambiano appena cambia l’oro.",
  "rules.rivers.win": "{target} punti, tessere comprese.",
  "rules.caravans.start":
    "Al centro, al posto del deserto, c’è un’oasi; non dà nulla. Le sue tre frecce mostrano da dove partono le carovane. I 22 cammelli e il brigante stanno accanto al tabellone. Il primo 7 o cavaliere porta il brigante su un esagono con un numero; nell’oasi non va mai.",
  "rules.caravans.camels.title": "I cammelli",
  "rules.caravans.camels":
    "Dopo un turno in cui qualcuno ha costruito una *colonia o una città* si piazza un cammello, per quanto si sia costruito. Il primo di una carovana va lungo una freccia, ogni altro su un lato libero davanti a una carovana; le strade non lo ostacolano. Le carovane che si incontrano continuano come una sola, e quella che non trova un lato libero finisce.",
  "rules.caravans.vote.title": "La votazione",
  "rules.caravans.vote":
    "A partire da chi ha appena finito il turno, ognuno scopre una volta *grano e lana*, o nulla: ogni carta è un voto.\n- Chi ha più voti di tutti gli altri messi insieme decide da solo.\n- Altrimenti chi ha voti indica un lato; vale quello indicato da due o più giocatori con più della metà di tutti i voti.\n- Altrimenti sceglie chi da solo ha più voti, e in parità o senza voti chi ha appena finito il turno.\nInfine tutte le carte scoperte vanno alla banca.",
  "rules.caravans.benefit.title": "Che cosa portano i cammelli",
  "rules.caravans.benefit":
    "Una colonia o città *tra due cammelli* vale 1 punto in più, chiunque li abbia piazzati. Una strada con un cammello conta come *due strade* per la strada più lunga. Con i punti di un cammello si vince solo nel proprio turno.",
  "rules.caravans.win": "{target} punti, compresi quelli dei cammelli.",
  "rules.traders_and_barbarians.start":
    "Tre esagoni commercio stanno sulla costa: il castello, la cava e la vetreria. Ognuno ha al centro una piazza, con quattro sentieri interni verso i suoi angoli di terra; anche lì si costruiscono strade, ma nessuno costruisce su una piazza, e i lati e gli angoli verso il mare sono chiusi. Non ci sono brigante, strada più lunga né deserto. Il tuo secondo edificio è una *città*: porta una carta per ogni suo esagono, e lì parte il tuo carro. Ognuno ha *5 oro*. Un 2 o un 12 si ritira.",
  "rules.traders_and_barbarians.wagon.title": "Il carro",
  "rules.traders_and_barbarians.wagon":
    "Alla fine del tuo turno, dopo commercio e costruzione, puoi muovere il carro lungo i lati. Un sentiero costa *2* punti movimento, una strada *1*, un barbaro *2 in più*. Per la strada di un altro paghi anche *1 oro* al proprietario; senza oro non puoi usarla. Per un *grano*, una volta per turno, hai 2 punti in più. Una piazza chiude il movimento; quel che resta è perso.\nIl primo carro ha 4 punti. Per 1 legno (2 dal livello 4), 1 lana e 1 minerale lo migliori: i livelli da 2 a 5 hanno 5, 6, 7 e 7 punti, e il livello 5 vale *1 punto*.",
  "rules.traders_and_barbarians.goods.title": "Merci",
  "rules.traders_and_barbarians.goods":
    "Un carro vuoto che arriva in una piazza prende la prima tessera merce. Vetro e marmo vanno al castello, gli attrezzi alla cava, la sabbia alla vetreria. Dove il tuo carico serve lo consegni: *1 punto* per il resto della partita, *da 1 a 5 oro* secondo il livello del carro, e la prossima tessera. Se ne porta una alla volta, e tutti la vedono.",
  "rules.traders_and_barbarians.barbarians.title": "I barbari",
  "rules.traders_and_barbarians.barbarians":
    "Con un 7 nessun esagono dà niente, e chi ha più di 7 carte in mano ne scarta la metà, arrotondata per difetto. Poi sposti uno dei tre barbari su un altro sentiero libero. Se c’è una strada, puoi prendere una carta a caso al proprietario, mai oro. I barbari ostacolano solo i carri. Dal livello 2 il tuo carro può tentare di scacciare un barbaro accanto, ognuno una volta per turno: con un 6, dal livello 3 con un 5, poi con un 4, poi con un 3 o più, puoi spostarlo dove vuoi; nessuno perde carte.",
  "rules.traders_and_barbarians.gold.title": "L’oro",
  "rules.traders_and_barbarians.gold":
    "Nel tuo turno, dopo il lancio e prima che il carro si muova, puoi comprare due volte una risorsa a scelta per *2 oro*. L’oro si scambia come una carta con i giocatori e con la banca, a 4:1 o 3:1, ma non è una carta: non si ruba, non si scarta e non conta nella mano.",
  "rules.traders_and_barbarians.cards.title": "Carte sviluppo",
  "rules.traders_and_barbarians.cards":
    "Il mazzo è un altro. Le carte costano come sempre, e se ne gioca una per turno. Mentre il carro si muove si può giocare solo un viaggio rapido.",
  "rules.traders_and_barbarians.card.knight":
    "Sposta un barbaro su un altro sentiero. Se c’è una strada, puoi prendere una carta al proprietario. Conta per l’esercito più grande.",
  "rules.traders_and_barbarians.card.road_building": "Costruisci gratis due strade, anche sui sentieri interni.",
  "rules.traders_and_barbarians.card.victory_point": "1 punto.",
  "rules.traders_and_barbarians.card.swift_journey":
    "Dopo il suo movimento il carro si muove ancora una volta con tutti i punti. Il grano e i tentativi contro i barbari restano quelli del turno.",
  "rules.traders_and_barbarians.win": "{target} punti, consegne comprese.",
  "rules.barbarian_attack.start":
    "Il castello e il deserto sono ad angoli opposti e non danno niente; i numeri hanno posti fissi, e sui dieci esagoni costieri ciascuno c’è una volta. Un barbaro sta sul 2 e uno sul 12 della costa, gli altri aspettano accanto al tabellone. Ognuno ha sei cavalieri. Il secondo edificio iniziale è una *città*; dà una carta per ogni esagono intorno.",
  "rules.barbarian_attack.attack.title": "I barbari sbarcano",
  "rules.barbarian_attack.attack":
    "Dopo ogni colonia e ogni città costruita, chi ha costruito tira finché escono tre numeri diversi che non siano 7. Ciascuno porta *un barbaro* sull’esagono costiero con quel numero, se non ce ne sono già tre. Se accanto al tabellone non ne restano, non ne sbarca nessuno.",
  "rules.barbarian_attack.conquered.title": "Che cosa conquistano",
  "rules.barbarian_attack.conquered":
    "Un esagono con *tre barbari* è invaso: non dà nulla, e lì non si costruiscono strade né colonie. Anche una colonia o città circondata solo da esagoni invasi e mare è conquistata: niente punti, niente porto, nessuna città al suo posto, ma resta dov’è. Castello, deserto ed esagoni interni non sono mai invasi.",
  "rules.barbarian_attack.cards":
    "La carta comprata si scopre e si esegue subito; nessuno ne tiene in mano. Se ne possono comprare diverse in un turno. Finito il mazzo, si mescolano le carte usate.",
  "rules.barbarian_attack.card.knighthood": "Metti un tuo cavaliere su un lato del castello senza cavaliere.",
  "rules.barbarian_attack.card.black_knight": "Metti un tuo cavaliere su un lato qualsiasi senza cavaliere.",
  "rules.barbarian_attack.card.treason":
    "Prendi 2 ori. Poi sposta due barbari da due esagoni costieri ad altri due con meno di tre; quelli che mancano vengono dalla riserva.",
  "rules.barbarian_attack.card.intrigue":
    "Fai prigioniero un barbaro di un esagono costiero a scelta. Se non ce ne sono, ricevi gratis un’altra carta.",
  "rules.barbarian_attack.knights.title": "Cavalieri",
  "rules.barbarian_attack.knights":
    "Quando finisci il turno, ogni tuo cavaliere può muoversi una volta: fino a *tre lati*, o fino a *cinque* per 1 grano. Nulla lo ostacola, ma non si ferma dove sta un altro cavaliere né al castello, e i cavalieri al castello devono lasciarlo.",
  "rules.barbarian_attack.expel.title": "Cacciare i barbari",
  "rules.barbarian_attack.expel":
    "Poi si controlla la costa, in senso orario da accanto al castello. Dove i cavalieri, di chiunque siano, sono più dei barbari, i barbari sono sconfitti:\n- Un solo giocatore li prende tutti come *prigionieri*. Più giocatori ne prendono uno ciascuno, e quello che avanza va a chi lì ha più cavalieri. Dove i conti non tornano decidono i dadi, e chi resta senza prende 3 ori.\n- Il dado colorato indica due lati opposti dell’esagono. I cavalieri lì tornano ai proprietari, per *3 ori* ciascuno.\nDue prigionieri valgono 1 punto. Un esagono invaso è di nuovo libero, con tutto ciò che vi sta.",
  "rules.barbarian_attack.gold.title": "L’oro",
  "rules.barbarian_attack.gold":
    "Nel tuo turno, dopo il tiro, puoi comprare due volte una risorsa a scelta per *2 ori*. L’oro si scambia come una carta con i giocatori e con la banca, a 4:1 o 3:1, ma non è una carta: non si ruba, non si scarta e non conta nella mano.",
  "rules.barbarian_attack.seven":
    "Non c’è brigante. Chi ha più di 7 carte ne scarta metà. Poi chi ha tirato può prendere una carta a caso a *qualsiasi giocatore*.",
  "rules.barbarian_attack.win": "{target} punti nel tuo turno, prigionieri compresi; conta anche ciò che porta il controllo alla sua fine.",

  "rules.treasure_islands.start":
    "L’isola di casa si dispone come nel gioco base e tutti fondano lì. Una nave iniziale sta lungo la costa. Intorno ci sono cinque isole del tesoro di tre esagoni nascosti ciascuna, e 15 tesori aspettano sulle loro rive.",
  "rules.treasure_islands.special":
    "Una nave o una strada che tocca un esagono nascosto lo scopre. Se produce qualcosa riceve un numero e tu prendi *1 risorsa* di quel tipo; un giacimento d’oro ne dà una a scelta. Un *deserto* o il *mare* ti dà invece il primo tesoro della pila.\nLa tua prima colonia su ogni isola del tesoro porta *1 punto speciale*, chiunque altro vi si sia insediato.",
  "rules.treasure_islands.treasures.title": "Tesori",
  "rules.treasure_islands.treasures":
    "La prima nave o strada che raggiunge un tesoro lo prende. Si gira e si usa subito, prima che gli esagoni in quel punto vengano scoperti:\n- *due vie*: due strade o navi, o una di ciascuna, gratis;\n- *una carta sviluppo*, come se l’avessi appena comprata;\n- *una* o *due risorse* a scelta;\n- *grano, lana e argilla*.\nLe vie gratis si collocano una dopo l’altra, e ciò che trova la prima si risolve prima della seconda. Ciò che non si può avere è perso.",
  "rules.treasure_islands.win": "{target} punti.",

  "rules.into_the_unknown.start":
    "Ognuno fonda tre colonie sull’isola di casa, a ovest; la terza dà le prime carte. Una nave fondata sta lungo la costa. A est comincia il mare ignoto: quasi tutti i suoi esagoni sono coperti, con tesori ai loro angoli. C’è il brigante, ma non il pirata.",
  "rules.into_the_unknown.special":
    "Una strada o una nave che raggiunge un esagono nascosto lo scopre. La terra riceve il primo numero della pila e ti dà una carta di ciò che produce; il mare non dà niente.\nChi raggiunge per primo un *tesoro* lo guarda e lo usa o lo tiene, prima che si scoprano gli esagoni nascosti in quel punto. Usato subito, dà quello che mostra:\n- *due percorsi*: strade, navi o una di ciascuna, gratis;\n- una *carta sviluppo*;\n- *una* o *due risorse* a scelta;\n- *1 grano, 1 lana e 1 argilla*.\nCiò che manca alla banca, o un percorso senza posto, va perso.",
  "rules.into_the_unknown.kept.title": "Tesori tenuti",
  "rules.into_the_unknown.kept":
    "Un tesoro che tieni resta coperto davanti a te e non si può più usare. Tutti vedono quanti ne hai, ma solo tu sai quali. Puoi tenerne quattro; poi usi ogni altro che trovi. Ti aiutano per tutta la partita:\n- *uno*: con un 7 scarti solo se hai più di 9 carte (un muro ne aggiunge sempre 2);\n- *due*: puoi prendere, una volta, uno dei porti 2:1 accanto al tabellone e collocarlo presso un tuo edificio sulla costa, lontano da altri porti. Se non c’è posto, aspetta finché non ce n’è. Lo usa chiunque abbia un edificio lì;\n- *tre*: 1 punto;\n- *quattro*: 2 punti in tutto.",
  "rules.into_the_unknown.win": "{target} punti.",
  "rules.great_canal.start":
    "A ovest sei *campi* asciutti circondano un deserto, a est cinque montagne circondano un lago; in mezzo nove esagoni sono segnati per un canale. Colline, pascoli e foreste sono distribuiti a caso.\nOgnuno fonda un insediamento, poi una *città*, poi un secondo insediamento, che dà le prime carte, anche il grano dei campi asciutti. Almeno uno dei tuoi edifici deve stare sulla costa; il lago non è costa. Accanto a un edificio sulla costa metti una *nave*, non una strada.\nIl primo giocatore mette il brigante su un deserto. Non c’è il pirata. *Le rotte non si diramano*: dove non hai un edificio si incontrano solo due tue navi.",
  "rules.great_canal.canal.title": "Lo scavo",
  "rules.great_canal.canal":
    "Appena *due cavalieri attivi* stanno presso un esagono segnato, lì si scava il canale. Ciascuno dei due cavalieri vince uno dei suoi segnalini, e *ogni segnalino è un punto*. Non importa di chi sono e quanto sono forti, e restano attivi.\n- Un cavaliere tra due esagoni segnati può scavare in entrambi insieme.\n- Chi arriva muovendosi è inattivo e non scava. Un cavaliere attivo che viene scacciato, o collocato attivo da un disertore, scava, nel turno di chiunque.\n- Un esagono scavato continua a produrre.",
  "rules.great_canal.islands.title": "Isolette",
  "rules.great_canal.islands":
    "Nessuno si insedia su un’isoletta e lì non si reclutano cavalieri. I tuoi cavalieri però possono andarci lungo le tue navi; servono anche da inattivi.\n- Presso un *giacimento d’oro* un cavaliere ti dà una risorsa a scelta a ogni 8: una per giacimento, per quanti cavalieri tu abbia lì.\n- Presso un *porto* un cavaliere scambia 2:1 come un edificio.\n- I cavalieri sulle isolette non combattono i barbari e restano attivi quando sbarcano.",
  "rules.great_canal.water.title": "L’acqua",
  "rules.great_canal.water":
    "I numeri dei campi sono coperti e *i campi non danno nulla* finché il canale non è finito. Quando resta un solo esagono, la sua tessera si posa subito e nessuno vince i suoi segnalini. Allora il deserto diventa un lago, i campi danno grano come gli altri esagoni e i cavalieri non trovano più oro. Un brigante nel deserto allagato va su un deserto di un’isoletta; nessuno perde una carta.",
  "rules.great_canal.win": "*21 punti* in tre, *18* in quattro, nel proprio turno. I segnalini vinti nel turno altrui contano subito.",

  "rules.cities_and_knights.aim":
    "Le città danno merci, con cui si pagano le migliorie; i cavalieri difendono l’isola dai barbari. Si gioca a {target} punti. Non ci sono carte sviluppo né esercito più grande; la strada più lunga resta.",
  "rules.cities_and_knights.start":
    "Nel secondo giro di fondazione collochi una *città* al posto di una colonia. Dà una carta per ogni esagono intorno.",
  "rules.cities_and_knights.turn":
    "Tiri il dado rosso, il giallo e il dado evento. Prima viene il dado evento:\n- *Nave*: i barbari avanzano di uno spazio.\n- *Porta* di un colore: chi ha migliorie di quel ramo pesca una carta progresso se il dado rosso mostra al massimo il suo livello più 1.\nPoi il dado rosso e il giallo insieme danno carte come al solito, e tu scambi, costruisci, usi i cavalieri e giochi quante carte progresso vuoi.",
  "rules.cities_and_knights.commodities.title": "Merci",
  "rules.cities_and_knights.commodities":
    "Una città presso un bosco dà 1 legno e 1 *carta*, presso un pascolo 1 lana e 1 *stoffa*, presso una montagna 1 minerale e 1 *moneta*. Presso colline e campi dà due della risorsa. Le merci stanno in mano come le risorse e si possono scambiare; i porti per un solo tipo non valgono per loro.",
  "rules.cities_and_knights.improvements.title": "Migliorie delle città",
  "rules.cities_and_knights.improvements":
    "Ci sono tre rami di cinque livelli: il *commercio* si paga con stoffa, la *politica* con monete, la *scienza* con carta. Un livello costa quanto il suo numero, e ti serve una città sul tabellone; per i livelli 4 e 5 una senza metropoli. Il terzo livello porta un’abilità:\n- *Commercio*: per due merci uguali la banca dà una qualsiasi altra carta.\n- *Politica*: i cavalieri forti possono diventare potenti.\n- *Scienza*: se un tiro diverso da 7 non ti dà proprio niente, prendi una risorsa a scelta.",
  "rules.cities_and_knights.metropolis.title": "Metropoli",
  "rules.cities_and_knights.metropolis":
    "Chi per primo raggiunge il livello 4 di un ramo ne mette la metropoli su una propria città: *2 punti in più*, e i barbari non possono danneggiare quella città. Chi raggiunge il livello 5 mentre chi la possiede è solo al livello 4 se la prende. Al livello 5 è al sicuro.",
  "rules.cities_and_knights.knights.title": "Cavalieri",
  "rules.cities_and_knights.knights":
    "Hai due cavalieri semplici (forza 1), due forti (2) e due potenti (3). Uno nuovo è inattivo e sta su un incrocio libero lungo una tua strada. Un cavaliere si promuove al massimo una volta per turno.\nUn cavaliere attivo può agire, ma non nel turno in cui è stato attivato, e così diventa inattivo:\n- *muoversi* lungo le tue strade fino a un incrocio libero;\n- *scacciare* un cavaliere altrui più debole, che va spostato lungo le strade di chi lo possiede o torna nella sua riserva;\n- *cacciare il brigante* da un esagono accanto: sposti il brigante e prendi una carta.\nNessuno costruisce dove sta un cavaliere, e i cavalieri altrui interrompono le strade come gli edifici.",
  "rules.cities_and_knights.barbarians.title": "I barbari",
  "rules.cities_and_knights.barbarians":
    "Sbarcano alla settima nave. La loro forza è il numero di tutte le città; la difesa è la forza di tutti i cavalieri attivi.\n- *La difesa è forte almeno altrettanto*: chi ha contribuito di più riceve una carta Difesa di Catan che vale 1 punto. Se sono in più d’uno, ciascuno pesca invece una carta progresso di un ramo qualsiasi.\n- *I barbari sono più forti*: tra chi ha una città senza metropoli, chi ha contribuito di meno ne perde una, anche in più d’uno; diventa una colonia.\nPoi la nave torna indietro e tutti i cavalieri diventano inattivi.",
  "rules.cities_and_knights.seven":
    "Finché i barbari non sono sbarcati una volta, il brigante non si muove e il 7 fa soltanto scartare. Le merci contano come carte. Ogni *cinta di mura* sotto una tua città ti permette di tenere due carte in più; ne puoi avere tre.",
  "rules.cities_and_knights.progress.title": "Carte progresso",
  "rules.cities_and_knights.progress":
    "Ne tieni al massimo 4: oltre scarti subito, o alla fine del tuo turno. Si possono giocare nel turno in cui le peschi, dopo il tiro, tranne l’alchimista, che si gioca prima. Le carte giocate vanno sotto il loro mazzo.",
  "rules.cities_and_knights.card.alchemist": "Prima di tirare: scegli tu il dado rosso e il giallo.",
  "rules.cities_and_knights.card.crane": "Compra una miglioria con una merce in meno.",
  "rules.cities_and_knights.card.engineer": "Costruisci gratis le mura di una città.",
  "rules.cities_and_knights.card.inventor": "Scambia due numeri sulla mappa, mai 2, 6, 8 o 12.",
  "rules.cities_and_knights.card.irrigation": "2 grano per ogni campo presso cui hai un edificio.",
  "rules.cities_and_knights.card.medicine": "Costruisci una città per 2 minerale e 1 grano.",
  "rules.cities_and_knights.card.mining": "2 minerale per ogni montagna presso cui hai un edificio.",
  "rules.cities_and_knights.card.printer": "1 punto, mostrato subito.",
  "rules.cities_and_knights.card.road_building": "Costruisci due strade gratis.",
  "rules.cities_and_knights.card.smith": "Promuovi gratis fino a due tuoi cavalieri.",
  "rules.cities_and_knights.card.bishop": "Sposta il brigante e prendi una carta a chiunque abbia un edificio lì.",
  "rules.cities_and_knights.card.constitution": "1 punto, mostrato subito.",
  "rules.cities_and_knights.card.deserter": "Un altro giocatore riprende un cavaliere a sua scelta; tu puoi collocarne uno tuo non più forte.",
  "rules.cities_and_knights.card.diplomat": "Togli una strada aperta alla fine di una linea. Se è tua, puoi costruirla altrove.",
  "rules.cities_and_knights.card.intrigue": "Scaccia un cavaliere di un altro giocatore da un incrocio lungo una tua strada.",
  "rules.cities_and_knights.card.saboteur": "Chiunque altro abbia almeno i tuoi punti scarta metà della mano.",
  "rules.cities_and_knights.card.spy": "Guarda le carte progresso di un giocatore e prendine una.",
  "rules.cities_and_knights.card.warlord": "Attiva gratis tutti i tuoi cavalieri.",
  "rules.cities_and_knights.card.wedding": "Chi ha più punti di te ti dà due carte a sua scelta.",
  "rules.cities_and_knights.card.commercial_harbor": "Una volta con ogni altro giocatore: dai una risorsa per una merce scelta da lui.",
  "rules.cities_and_knights.card.master_merchant": "Guarda la mano di un giocatore con più punti e prendi due carte.",
  "rules.cities_and_knights.card.merchant": "Metti il mercante su un esagono di terra presso un tuo edificio: 1 punto e scambi 2:1 con la sua risorsa, finché qualcun altro non lo sposta.",
  "rules.cities_and_knights.card.merchant_fleet": "Per questo turno, un tipo di carta a scelta si scambia 2:1 con la banca.",
  "rules.cities_and_knights.card.resource_monopoly": "Nomina una risorsa: tutti te ne danno fino a due.",
  "rules.cities_and_knights.card.trade_monopoly": "Nomina una merce: tutti te ne danno una.",

  "rules.friendly_robber.rule":
    "Con un 7 o un cavaliere, il brigante non può andare su un esagono dove ha un edificio qualcuno con al massimo 2 punti; valgono anche i tuoi edifici. Contano solo i punti che tutti vedono.\nSe non resta nessun altro esagono, il brigante va nel deserto o ci resta, e prende carte solo a chi ha più punti. Lo scarto resta com’è.",

  "rules.event_cards.deck.title": "Carte al posto dei dadi",
  "rules.event_cards.deck":
    "Invece di tirare scopri una carta. Il suo numero dà carte come al solito, dopo l’eventuale evento. I numeri sono distribuiti su 36 carte come farebbero due dadi. Cinque carte restano coperte in fondo: quando sopra di esse esce la carta Anno nuovo, si rimescolano tutte e ne scopri un’altra.",
  "rules.event_cards.events.title": "Gli eventi",
  "rules.event_cards.events":
    "Gli eventi con furti e doni riguardano ogni avversario, o uno a scelta se l’opzione lo dice. Chi ha di più si decide da ciò che tutti possono vedere.",
  "rules.event_cards.card.robber_attack": "Un 7 a tutti gli effetti.",
  "rules.event_cards.card.epidemic": "Questa volta le città danno una sola carta.",
  "rules.event_cards.card.earthquake":
    "Ognuno danneggia una propria strada. Finché non la ripari per 1 legno e 1 argilla, non costruisci nuove strade, né colonie alle sue estremità, a meno che non ci arrivi un’altra tua strada. Conta ancora per la strada più lunga.",
  "rules.event_cards.card.good_neighbors": "Ognuno dà una carta a propria scelta al giocatore alla sua sinistra.",
  "rules.event_cards.card.tournament": "Chi ha giocato più cavalieri prende una risorsa a scelta; anche in più d’uno.",
  "rules.event_cards.card.trade_advantage": "Chi ha la strada più lunga può prendere una carta a caso a ogni avversario.",
  "rules.event_cards.card.calm_sea": "Chi ha più edifici sui porti prende una risorsa a scelta; anche in più d’uno.",
  "rules.event_cards.card.robber_flees": "Il brigante torna nel deserto. Nessuno perde carte.",
  "rules.event_cards.card.neighborly_assistance": "Chi ha più punti dà una carta a propria scelta a ogni giocatore che ne ha meno, se ne ha abbastanza per tutti.",
  "rules.event_cards.card.conflict": "Chi ha l’esercito più grande, o chi da solo ha giocato più cavalieri, prende una carta a caso a ogni avversario.",
  "rules.event_cards.card.plentiful_year": "Ognuno prende una risorsa a scelta.",
  "rules.event_cards.card.none": "Conta solo il numero.",

  "rules.harbormaster.rule":
    "Una colonia su un porto vale 1 punto porto e una città 2. Chi per primo ne ha 3 ottiene la signoria dei porti, che vale *2 punti*; chi ne ha di più se la prende. Per vincere serve un punto più del solito.",

  "rules.two_player.start":
    "Due colori neutrali hanno ciascuno una colonia sull’isola. Poi fondate voi due come al solito. Ognuno comincia con 5 gettoni commercio.",
  "rules.two_player.turn":
    "Tiri due volte, e la seconda somma deve essere diversa dalla prima. Ogni tiro si risolve del tutto prima di proseguire. Scambi e costruisci dopo entrambi.",
  "rules.two_player.neutral.title": "I colori neutrali",
  "rules.two_player.neutral":
    "Ogni volta che costruisci una strada, ne costruisci gratis una anche per un colore neutrale a scelta; lo stesso con una colonia, o una strada se nessuna colonia è possibile. Città e carte non comportano niente. I colori neutrali non ricevono carte. Bloccano come avversari e possono avere la strada più lunga, senza che giovi a nessuno.",
  "rules.two_player.tokens.title": "Gettoni commercio",
  "rules.two_player.tokens":
    "Una volta nel tuo turno puoi pagare per una di queste azioni: 1 gettone, o 2 se hai più punti dell’avversario.\n- *Scambio forzato*: prendi due carte a caso all’avversario e gliene restituisci due a tua scelta.\n- *Manda il brigante* nel deserto.\nGuadagni gettoni costruendo colonie: 1 sulla costa, 2 accanto al deserto. Una volta nel tuo turno puoi rinunciare a un cavaliere giocato per 2 gettoni.",
};

/** What modules change in each other, and cards that mean something else there, in Italian. */
import type { remarks as english } from "../en/remarks";

export const remarks: Record<keyof typeof english, string> = {
  "rules.game": "Questa partita",
  "rules.game_modules": "Si gioca con",
  "rules.game_players": "Giocatori",
  "rules.game_win": "Per vincere",
  "rules.game_options": "Opzioni",
  "rules.game_loading": "Le regole di questa partita arrivano …",
  "rules.game_refused": "Una partita così non esiste:",
  "rules.together": "Tutto insieme",
  "rules.together_about": "Ciò che queste parti cambiano l’una nell’altra vale prima di quanto dicono i capitoli qui sotto; e tra due capitoli ha ragione il successivo.",

  "rules.seafarers.card.knight":
    "Sposta il brigante o il pirata e prendi una carta a un giocatore che si trova lì. Resta davanti a te e conta per l’esercito più grande.",
  "rules.seafarers.card.road_building": "Posa gratis due strade, due navi o una di ciascuna.",
  "rules.cloth_for_catan.card.knight":
    "Sposta il brigante, o il pirata se commerci con un villaggio, e prendi una carta (dalle navi anche una stoffa) a un giocatore che si trova lì. Resta davanti a te e conta per l’esercito più grande.",
  "rules.pirate_islands.card.knight": "La nave della tua linea più vicina all’inizio diventa una nave da guerra. La carta esce dal gioco.",
  "rules.pirate_islands.card.victory_point": "Si usa come un cavaliere: la nave della tua linea più vicina all’inizio diventa una nave da guerra. Non vale un punto.",
  "rules.wonders.card.knight": "Sposta il brigante e prendi una carta a un giocatore che si trova lì. Resta davanti a te e conta per l’esercito più grande.",
  "rules.into_the_unknown.card.knight":
    "Sposta il brigante e prendi una carta a un giocatore che si trova lì. Resta davanti a te e conta per l’esercito più grande.",
  "rules.desert_dragons.card.knight":
    "Togli dal gioco un drago di un esagono qualsiasi, anche di un deserto. La carta si scarta; non si ruba a nessuno.",

  "rules.events_hit_one.title": "Eventi che toccano uno solo",
  "rules.events_hit_one.text":
    "Vantaggio commerciale e conflitto prendono una carta a *un solo* avversario a scelta, e l’aiuto tra vicini va a *un solo* giocatore a scelta.",
  "rules.events_hit_one.card.trade_advantage": "Chi ha la strada più lunga può prendere una carta a caso a un avversario a scelta.",
  "rules.events_hit_one.card.neighborly_assistance": "Chi ha più punti dà una carta a propria scelta a un giocatore che ne ha meno, anche lui a scelta.",
  "rules.events_hit_one.card.conflict":
    "Chi ha l’esercito più grande, o chi da solo ha giocato più cavalieri, prende una carta a caso a un avversario a scelta.",
  "rules.five_six_events.title": "Carte evento in cinque o sei",
  "rules.five_six_events.text": "Scopre una carta solo chi è di turno. Tra i turni non la scopre nessuno, ma si possono riparare le strade danneggiate.",
  "rules.events_for_two.text":
    "In un turno scopri *due carte*, la seconda quando la prima è risolta. Se mostrano lo stesso numero, questo dà carte una volta sola e non se ne scopre una terza; l’evento della seconda avviene comunque, tranne un secondo attacco del brigante.\nCon gli eventi i colori neutrali non danno, non prendono e non perdono niente. Finché uno di loro ha la strada più lunga, il vantaggio commerciale non fa niente. Riparare una strada non richiede una strada neutrale.",
  "rules.friendly_events.text": "Un attacco del brigante vale come un 7, quindi il brigante sta lontano. Conflitto e vantaggio commerciale non risparmiano nessuno.",
  "rules.friendly_for_two.text": "I colori neutrali non sono protetti.",
  "rules.harbours_for_two.text": "I colori neutrali non hanno punti porto.",
  "rules.friendly_fishermen.text":
    "Se per il brigante non resta nessun esagono, va accanto al tabellone finché non viene spostato di nuovo. La carta che costa 3 pesci si può prendere a chiunque.",
  "rules.events_and_fish.text":
    "I pesci arrivano col numero della carta. Quando il brigante fugge, va accanto al tabellone finché un 7 o un cavaliere non lo sposta. In un’epidemia le città pescano comunque due tessere.",
  "rules.events_and_fish.card.epidemic": "Questa volta le città danno una sola carta, ma due tessere pesce come sempre.",
  "rules.events_and_fish.card.robber_flees": "Il brigante va accanto al tabellone. Nessuno perde carte.",
  "rules.fishing_for_two.text":
    "I pesci sostituiscono i gettoni commercio, che non si usano. Ognuno parte con cinque tessere: due con 1 pesce, due con 2 e una con 3; la fondazione non ne porta. Chi mostra *meno punti* paga un pesce in meno per tutto. Entrambi i lanci portano pesci, ma non ai colori neutrali.",
  "rules.fishing_at_sea.text":
    "*2 pesci* scacciano il brigante o il pirata, uno dei due per ogni pagamento; in Stoffe per Catan il pirata solo se commerci con un villaggio. Il pirata torna quando qualcuno lo sposta di nuovo. Per *5 pesci* puoi costruire una nave invece di una strada.\nLe navi non portano pesci e non impediscono a nessuno di pescare, e nemmeno il pirata. Su un lago non si costruiscono navi, e lungo una zona di pesca non si colloca nessun porto. Alcuni scenari non hanno il lago. Chi ne scopre uno nella nebbia pesca una tessera pesce; vale come terra, e una nave che si trova lì resta.\nIl brigante parte dove dice lo scenario. Tra gli edifici di fondazione può portare una tessera pesce quello che porta le carte. Una meraviglia finita vince anche col vecchio stivale.",
  "rules.grounds_in_turn.text":
    "Quando tutti i porti sono al loro posto, a turno dal primo giocatore pescate le zone di pesca e collocate ognuna su una costa qualsiasi: dove due esagoni di terra si incontrano al mare, su lati senza porto e lontano da altre zone. Quella che non ha posto viene messa da parte. Non c’è il lago.",
  "rules.friendly_at_rivers.text":
    "La tessera del colono più povero può rimetterti sotto protezione: valgono 2 punti *o meno*. Se per il brigante non resta nessun esagono, va in una palude a scelta di chi lo sposta.",
  "rules.events_at_rivers.text":
    "Quando il brigante fugge, va accanto al tabellone finché un 7 o un cavaliere non lo sposta. Un terremoto gira le strade, mai i ponti; un ponte si può ancora costruire da una strada intatta o da un edificio.",
  "rules.events_at_rivers.card.earthquake":
    "Ognuno danneggia una propria strada; i ponti sono al sicuro. Finché non la ripari per 1 legno e 1 argilla, non costruisci nuove strade, né ponti o colonie alle sue estremità, a meno che non ci arrivi un’altra tua strada o ponte. Conta ancora per la strada più lunga.",
  "rules.events_at_rivers.card.robber_flees": "Il brigante va accanto al tabellone. Nessuno perde carte.",
  "rules.rivers_for_two.text":
    "Una colonia presso una *palude* porta 2 gettoni commercio, oltre a quello della costa, anche nella fondazione. Un gettone manda il brigante in una palude a tua scelta. Con un ponte costruisci anche un *ponte neutrale*, o una strada neutrale se non è possibile. I colori neutrali non hanno né oro né tessere.",
  "rules.friendly_caravans.text":
    "Se per il brigante non resta nessun esagono, va accanto al tabellone finché non viene spostato di nuovo. Un punto portato dai cammelli vale come gli altri: può far finire la tua protezione.",
  "rules.events_and_caravans.text":
    "Una carta con il 7 fa entrare il brigante come un 7 tirato. Quando il brigante fugge, va accanto al tabellone finché un 7 o un cavaliere non lo sposta.",
  "rules.events_and_caravans.card.robber_flees": "Il brigante va accanto al tabellone. Nessuno perde carte.",
  "rules.caravans_for_two.text":
    "Ogni votazione riguarda *due cammelli*. Chi ha più voti li piazza entrambi, in due carovane diverse; a parità ognuno ne piazza uno, prima chi ha appena finito il turno. I colori neutrali non votano e le loro colonie non portano cammelli. Un gettone manda il brigante accanto al tabellone; l’oasi non porta gettoni commercio.",
  "rules.friendly_traders.text":
    "Non c’è il brigante, ma nessuno perde una carta per un barbaro finché non ha più dei *3 punti* della fondazione. Dove vanno i barbari è libero.",
  "rules.wagons_and_events.text":
    "Un attacco dei briganti sposta un barbaro, dopo gli scarti. Il brigante in fuga e il vantaggio commerciale non fanno nulla. Una carta con 2 o 12 porta il suo evento ma nessuna carta, e ne segue un’altra. Su una strada danneggiata il carro paga 2 punti e nessun pedaggio.",
  "rules.wagons_and_events.card.robber_attack":
    "Un 7 a tutti gli effetti: scarti, poi un barbaro va su un altro sentiero, e chi ha lì una strada può perdere una carta.",
  "rules.wagons_and_events.card.robber_flees": "Non succede nulla: in questa partita non c’è il brigante.",
  "rules.wagons_and_events.card.trade_advantage": "Non succede nulla: in questa partita non c’è la strada più lunga.",
  "rules.wagons_and_events.card.earthquake":
    "Ognuno danneggia una propria strada. Finché non la ripari per 1 legno e 1 argilla, non costruisci nuove strade, né colonie alle sue estremità, a meno che non ci arrivi un’altra tua strada; i carri ci pagano 2 punti e nessun pedaggio.",
  "rules.wagons_for_two.text":
    "Anche le strade neutrali costano il pedaggio: alla fine del movimento l’altro giocatore riceve metà di queste monete, per difetto, e la banca il resto. I colori neutrali non hanno carri, e nessuno perde carte per un barbaro sulle loro strade. Un gettone commercio (due, se hai più punti) sposta un barbaro su un sentiero senza strada. Un edificio presso un *esagono commercio* porta 1 gettone commercio, oltre a quello della costa, anche nella fondazione.",
  "rules.friendly_barbarians.text":
    "Non c’è brigante. Con un 7 si può prendere una carta solo a chi ha *più di 3 punti* visibili a tutti. I barbari non risparmiano nessuno.",
  "rules.barbarians_and_events.text":
    "Per gli sbarchi dei barbari si tirano ancora i dadi. L’attacco del brigante è un 7; nessun brigante fugge, non c’è torneo, e nel conflitto contano i cavalieri sul tabellone. Per il mare calmo gli edifici conquistati non contano.",
  "rules.barbarians_and_events.card.robber_attack":
    "Chi ha più di 7 carte ne scarta metà. Poi chi ha scoperto la carta può prendere una carta a caso a qualsiasi giocatore.",
  "rules.barbarians_and_events.card.tournament": "Non succede nulla: in questa partita non ci sono carte cavaliere.",
  "rules.barbarians_and_events.card.robber_flees": "Non succede nulla: in questa partita non c’è il brigante.",
  "rules.barbarians_and_events.card.conflict":
    "Chi da solo ha più cavalieri sul tabellone prende una carta a caso a un giocatore a scelta.",
  "rules.harbours_and_barbarians.text": "Un edificio conquistato non dà punti porto finché non è libero.",
  "rules.barbarians_for_two.text":
    "Un cavaliere di un colore neutrale è *mercenario* per entrambi. Chi piazza il primo cavaliere della partita mette anche lui su un lato del castello. Nel tuo turno puoi muoverlo dopo i tuoi cavalieri, con le stesse regole. In battaglia conta come il cavaliere di un altro giocatore, ma non si perde mai; dove decidono i dadi ha sempre 3, e i prigionieri che gli toccano tornano nella riserva.\nUna colonia neutrale porta un’invasione sua quando tutte e due le colonie sono costruite. I gettoni commercio spostano *un barbaro* su un altro esagono costiero, al posto del brigante. Per un cavaliere perso ricevi 2 ori e 1 gettone commercio.",
  "rules.bridges_for_fish.text":
    "Non c’è il lago, e il brigante parte da una palude, che resta la sua casa. *6 pesci* costruiscono un ponte gratis, con l’oro che porta ogni ponte; 5 pesci costruiscono una strada, mai un ponte. Una zona di pesca alla foce di un fiume non ostacola nessun ponte.",
  "rules.fish_and_caravans.text":
    "Il lago prende il posto di una foresta e sta *accanto all’oasi*; il 12 sta col 2 su un solo esagono, che produce con entrambi. I cammelli possono passare lungo il lago. Il brigante può entrare nel lago, anche la prima volta, ma mai nell’oasi.",
  "rules.rides_for_fish.text":
    "Non c’è il lago, e il deserto resta. Dato che non c’è il brigante, *2 pesci* fanno altro: quando un tuo cavaliere sta per muoversi, può percorrere fino a 5 lati, invece di pagare un grano; ogni pagamento vale per un cavaliere. Una colonia o città conquistata non pesca; una che resiste pesca anche accanto a un esagono conquistato. La carta per 7 pesci si esegue subito. Una città di fondazione a una zona di pesca porta una tessera.",
  "rules.lost_knights_for_two.text":
    "Dato che non ci sono gettoni commercio, un cavaliere perso porta 3 ori, e nessun barbaro si sposta coi gettoni. Al mercenario i pesci non servono.",
  "rules.wagons_for_fish.text":
    "Non c’è il lago. Dato che non c’è il brigante, *2 pesci* fanno altro: mentre il tuo carro si muove gli danno altri 2 punti movimento, una volta per turno e non in un turno in cui dai grano. 7 pesci pescano una carta del mazzo in gioco. Una città di fondazione a una zona di pesca porta una tessera.",
  "rules.rivers_and_caravans.text":
    "L’oasi sta al centro, fra i fiumi; il 2 e il 12 stanno ciascuno con un 3. I cammelli possono andare dove si costruiscono i ponti, *che il ponte ci sia o no*; accanto a un cammello un ponte vale doppio, come una strada. Il brigante parte accanto al tabellone, che resta la sua casa; la prima volta va su un esagono con un numero, poi anche in una palude, ma mai nell’oasi.",
  "rules.landing_at_sea.text":
    "I barbari sbarcano su *una sola isola*, quella del castello, e solo lì compaiono e cavalcano i cavalieri. Anche chi costruisce altrove li fa sbarcare lì. Un numero che nessun esagono costiero di quell’isola mostra si tira di nuovo; la costa si controlla fila per fila da ovest a est. Non ci sono né brigante né pirata.",
  "rules.conquered_lines.text":
    "Le navi possono stare lungo gli esagoni invasi. Una linea di navi cresce o si sposta solo se una sua nave tocca *un tuo edificio non conquistato*. Un edificio conquistato non unisce più strade e navi in un solo percorso, ma ciò che gli sta accanto resta chiuso.",
  "rules.attack_gifts.text":
    "Le quattro carte dono vengono dal mazzo dei barbari: chi ne raggiunge una la esegue *subito*. Un 2 o un 12 porta un barbaro su ogni esagono con quel numero; se resta un solo barbaro, sceglie chi ha tirato.",
  "rules.knights_and_warships.text":
    "Si usa il mazzo dei barbari, e nessuno fonda una città. Finché la tua *colonia sulla costa ovest* è conquistata, non si costruiscono né si armano navi. Tra esagoni con lo stesso numero il prossimo barbaro va dove ce ne sono meno; a parità sceglie chi ha tirato. Una fortezza riconquistata non porta invasioni.",
  "rules.knights_and_warships.card.knighthood":
    "Metti un tuo cavaliere su un lato libero del castello e trasforma in nave da guerra la nave della tua linea più vicina all’inizio, ciascuna cosa se si può.",
  "rules.desert_camps.text":
    "Tutti i barbari stanno sui *tre deserti*, 12 su ognuno, e questi esagoni sono invasi finché ce ne sono almeno tre: un edificio accanto non è al sicuro. Chi sbarca viene dal deserto con più barbari; a parità sceglie chi ha causato l’invasione. Tra esagoni con lo stesso numero il prossimo barbaro va dove ce ne sono meno. I cavalieri possono vincere anche a un deserto, dopo la costa.",
  "rules.besieged_wonders.text":
    "Un livello della tua meraviglia si costruisce solo *finché ne soddisfi la condizione*. Gli edifici conquistati non contano. I livelli costruiti restano.",
  "rules.events_and_raids.text":
    "Scoperta la carta, si tirano due dadi solo per la flotta pirata. Non c’è la strada più lunga, perciò il vantaggio commerciale non fa niente.",
  "rules.events_and_raids.card.trade_advantage": "Non succede niente: in questa partita non c’è la strada più lunga.",
  "rules.rivers_and_gold.text":
    "Qui nessuno è il colono più povero: chi ha meno oro non perde punti. Il colono più ricco ha sempre *1 punto*. La città che fondi presso un fiume porta 1 oro come una colonia; una costruita più tardi no.",
  "rules.wagons_at_rivers.text":
    "Tutti iniziano con *3 ori*, e un ponte porta solo *2 ori*. Dove un fiume attraversa un sentiero e non c’è un ponte, un carro paga *3 punti*. Su qualsiasi ponte paga *1 punto*, e per quello di un altro anche *2 ori* al proprietario. Un barbaro lì costa 2 punti in più.",
  "rules.trade_hexes_produce.text":
    "Gli esagoni commercio con un numero portano carte: il castello *lana*, la cava *argilla*, la vetreria *legno*. Un 2 o un 12 non si ritira.",
  "rules.caravans_under_attack.text":
    "L’oasi è sulla costa, perciò possono partire solo *due carovane*. Non si conquista mai. I cammelli passano accanto ai barbari e sulla terra conquistata; un edificio conquistato non ha il punto dei cammelli finché non è libero. Si vota dopo che i cavalieri si sono mossi e i barbari sono stati scacciati.",
  "rules.caravans_and_wagons.text":
    "Non c’è la strada più lunga, perciò i cammelli portano solo punti alle colonie e città tra di loro. Non stanno né sui sentieri interni né sui lati chiusi degli esagoni commercio. Barbari, carri e cammelli non si ostacolano. Si vota dopo il movimento del carro.",
  "rules.barbarians_on_paths.text":
    "Un barbaro inizia al centro del castello mercantile e uno al centro della vetreria; nessuno inizia su un sentiero. Chi fa *sbarcare* un barbaro lo mette anche su un sentiero libero del suo esagono, e conta in entrambi i posti: ai carri lì costa 2 punti. Se nessun sentiero è libero, sta al centro e non ostacola i carri.\n- Un carro può scacciare un barbaro da un sentiero: va su un altro esagono con meno di tre, anche interno, e su un sentiero di quello. Con un 7 nessuno si sposta; puoi prendere una carta a chiunque.\n- Anche gli esagoni interni e la cava si possono conquistare. I cavalieri vi vincono come sulla costa, dopo di essa, e non stanno mai sui sentieri interni. I barbari battuti lasciano esagono e sentiero.\n- Presso gli esagoni commercio conquistati i carri caricano e consegnano come sempre. Alla fine del turno si muovono i cavalieri, si scacciano i barbari, poi si muove il carro.\n- Le carte sono quelle di L’attacco dei barbari, e non c’è l’esercito più grande.",
  "rules.barbarians_on_paths.card.treason":
    "Prendi 2 ori. Poi sposta due barbari da due esagoni su altri due con meno di tre, anche interni ma non il castello, ciascuno anche su un sentiero libero; quelli che mancano vengono dalla riserva.",
  "rules.barbarians_on_paths.card.intrigue":
    "Fai prigioniero un barbaro di un esagono qualsiasi, che lascia anche il sentiero. Se non ce ne sono, ricevi gratis un’altra carta.",
  "rules.friendly_at_sea.text":
    "Anche il pirata sta lontano: non va su un esagono con una nave di chi ha al massimo 2 punti. La cornice gli è sempre aperta.\nSe al brigante non resta nessun esagono e nessun deserto gli è aperto, va fuori dal tabellone finché non viene spostato di nuovo.",
  "rules.friendly_fleet.text":
    "Non c’è il brigante. Con un 7 si può prendere una carta solo a chi ha *più di 3 punti* visibili a tutti. La flotta non risparmia nessuno.",
  "rules.friendly_dragons.text":
    "Non c’è il brigante. Con un 7 si può prendere una carta solo a chi ha *più di 2 punti* visibili a tutti. I draghi non risparmiano nessuno.",
  "rules.events_and_dragons.text":
    "Un attacco del brigante è un 7, e nessun brigante fugge. I draghi arrivano dopo l’evento e la produzione della carta. Per torneo e conflitto contano i cavalieri giocati, anche se scartati. Siccome gli eventi continuano a portare carte, nessuna partita finisce in stallo.",
  "rules.events_and_dragons.card.robber_attack":
    "Chi ha più di 7 carte ne scarta metà. Poi chi ha scoperto la carta può prendere una carta a caso a qualsiasi giocatore.",
  "rules.events_and_dragons.card.robber_flees": "Non succede niente: in questa partita non c’è il brigante.",
  "rules.events_at_sea.text":
    "Un terremoto non danneggia le navi, e una strada danneggiata non vieta di costruirne. Quando il brigante fugge, il pirata resta dov’è; se nessun deserto gli è aperto, il brigante va fuori dal tabellone finché non viene spostato di nuovo.",
  "rules.events_at_sea.card.earthquake":
    "Ognuno danneggia una propria strada; le navi sono al sicuro. Finché non la ripari per 1 legno e 1 argilla, non costruisci nuove strade (navi sì) né colonie alle sue estremità, a meno che non ci arrivi un’altra tua strada o nave. Conta ancora per la strada più lunga.",
  "rules.events_at_sea.card.robber_flees":
    "Il brigante torna in un deserto, o fuori dal tabellone se nessuno gli è aperto. Il pirata resta. Nessuno perde carte.",
  "rules.events_and_villages.text": "Non c’è la strada più lunga, quindi il vantaggio commerciale non fa niente.",
  "rules.events_and_villages.card.trade_advantage": "Non succede niente: in questa partita non c’è la strada più lunga.",
  "rules.events_and_fleet.text":
    "Scoperta la carta, si tirano due dadi solo per la flotta pirata. Non ci sono né brigante né strada più lunga, e le navi da guerra non sono cavalieri giocati: perciò torneo, conflitto, vantaggio commerciale e fuga del brigante non fanno niente.",
  "rules.events_and_fleet.card.tournament": "Non succede niente: i cavalieri diventati navi da guerra non contano.",
  "rules.events_and_fleet.card.trade_advantage": "Non succede niente: in questa partita non c’è la strada più lunga.",
  "rules.events_and_fleet.card.robber_flees": "Non succede niente: in questa partita non c’è il brigante.",
  "rules.events_and_fleet.card.conflict": "Non succede niente: in questa partita non c’è l’esercito più grande, e i cavalieri diventati navi da guerra non contano.",
  "rules.harbours_and_gifts.text": "Un porto ricevuto durante la partita conta per la signoria dei porti appena è collocato.",
  "rules.harbours_and_fortress.text": "Serve un punto in più; la fortezza va comunque riconquistata.",
  "rules.harbours_and_wonders.text": "Oltre alla meraviglia più alta serve un punto in più. Una meraviglia completa vince come sempre.",
  "rules.sea_for_two.text":
    "Giocate sulla mappa per tre. Prima di fondare, ognuno di voi colloca una colonia neutrale nella zona di partenza, tra tre esagoni di terra.\nCon una nave posi anche una *nave neutrale*, o una strada neutrale se nessuna nave è possibile. Una nave spostata non comporta niente. I pezzi neutrali non ricevono oro, punti speciali né stoffe, e nessuno li deruba.\nDove nessun deserto è aperto al brigante, un gettone lo manda fuori dal tabellone finché non viene spostato di nuovo; senza deserto solo la costa dà gettoni.",
  "rules.leaving_rivers.text":
    "Una *nave* posata accanto a un fiume porta 1 oro come una strada, anche nella fondazione. Spostarla via dal fiume *costa 1 oro*, e senza oro resta al fiume; da un lato lungo il fiume a un altro non costa e non porta niente. Su una foce non sta nessuna nave, solo un ponte. I giacimenti d’oro danno una carta qualsiasi, ma non oro.",
  "rules.river_harbours.text":
    "I porti posati durante la partita stanno lontani dalle foci dei fiumi, in Nuovo mondo da ogni costa di un fiume.",
  "rules.caravans_at_sea.text":
    "I cammelli camminano anche sui *lati di mare* e lungo le navi, ovunque sia il pirata, e una freccia dell’oasi può indicare il mare. Una *nave accanto a un cammello conta doppio* per la strada più lunga; una nave che se ne va lascia lì il cammello.\nIl brigante parte come nello scenario, o accanto al tabellone se l’oasi ha preso il suo esagono. Nella Tribù dimenticata parte nell’oasi e può tornarci. Nelle Quattro isole il pirata parte accanto al tabellone, e l’oasi non appartiene a nessuna isola.",
  "rules.wagons_at_sea.text":
    "Non si usano né il brigante né il pirata, né la via commerciale più lunga. Servono *tre punti in più* di quanti ne chiede lo scenario, anche con Città e Cavalieri.\n- I *carri* vanno lungo ogni lato dove potrebbe stare una nave: per *2* punti movimento senza nave, per *1* sopra una nave, con *1 oro* a chi la possiede se non è tua.\n- Anche i *barbari* vanno per mare, e ciò che vale per le strade vale per le navi.\n- I lati sul mare degli esagoni commercio restano chiusi alle strade, ma le navi ci stanno e i carri ci passano. I sentieri interni portano a ogni angolo che tocca un altro esagono di terra; gli altri angoli restano chiusi.\n- Un 2 o un 12 *non* si rilancia: ognuno sta su un esagono.",
  "rules.wagons_at_sea.card.knight":
    "Sposta un barbaro su un altro sentiero, per mare o per terra. Se lì qualcun altro ha costruito, puoi prendergli una carta. Conta per l’esercito più grande.",
  "rules.wagons_at_sea.card.road_building": "Posa gratis due strade, due navi o una di ciascuna, anche sui sentieri interni.",
  "rules.wagons_and_events_at_sea.text": "Una carta con 2 o 12 è come le altre: il suo numero conta e non ne segue un’altra.",
  "rules.wagons_and_events_at_sea.card.robber_flees": "Non succede nulla: in questa partita non c’è il brigante.",
  "rules.wagons_and_events_at_sea.card.earthquake":
    "Ognuno danneggia una propria strada; le navi sono al sicuro. Finché non la ripari per 1 legno e 1 argilla, non costruisci nuove strade (ma navi sì), né colonie alle sue estremità, a meno che non ci arrivi un’altra tua strada o nave; i carri ci pagano 2 punti e nessun pedaggio.",

  "rules.knights_at_sea.text":
    "Servono *due punti più* di quanti ne chiede lo scenario da solo; gli altri modi di vincere restano uguali.\n- *Fondazione*: il secondo edificio è la città. Le carte vengono dall’ultimo edificio.\n- I *cavalieri* si reclutano lungo le tue strade e navi, mai in mare aperto. Si muovono lungo strade e navi, da un’isola all’altra e fino in mare aperto, e bloccano le navi come le strade.\n- *Navi*: una linea tra due tuoi edifici o cavalieri è chiusa. Una nave resta dov’è se senza di essa un tuo cavaliere rimarrebbe isolato.\n- Il *pirata*, come il brigante, aspetta il primo sbarco dei barbari. Un cavaliere presso il suo esagono può cacciarlo.\n- I *barbari* attaccano tutte le isole insieme: contano tutte le città e tutti i cavalieri attivi, anche in mare.\n- I *giacimenti d’oro* danno risorse e mai merci, anche alle città.",
  "rules.knights_at_sea.card.road_building": "Posa gratis due strade, due navi o una di ciascuna.",
  "rules.knights_at_sea.card.diplomat":
    "Togli una strada o una nave aperta alla fine di una linea. Se è tua, puoi posarla altrove: una strada come strada, una nave come nave.",
  "rules.knights_at_sea.card.intrigue": "Scaccia un cavaliere di un altro giocatore da un incrocio lungo una tua strada o nave.",
  "rules.knights_at_sea.card.merchant":
    "Metti il mercante su un esagono di terra presso un tuo edificio, ma non su un giacimento d’oro: 1 punto e scambi 2:1 con la sua risorsa, finché qualcun altro non lo sposta.",
  "rules.knights_and_villages.text":
    "Le stoffe dei villaggi non sono la merce stoffa: non pagano niente e valgono solo come punti. Dei tre edifici iniziali il secondo è la città.\nUn cavaliere altrui su una linea la tiene lontana dal villaggio; quando se ne va, la linea può finalmente arrivarci.",
  "rules.progress_gifts.text": "Dove un dono o un tesoro sarebbe una carta sviluppo, peschi invece la prima carta progresso di un mazzo a scelta.",
  "rules.knights_and_fish.text":
    "- *3 pesci* prendono una carta qualsiasi, anche una merce, che i barbari siano sbarcati o no.\n- *4 pesci* non danno mai una merce.\n- *7 pesci*: pesca la prima carta progresso di un mazzo a scelta. Quelle oltre la quarta vanno via quando finisci il turno.\nIl brigante parte accanto al tabellone; dopo il primo sbarco dei barbari lo porta un 7 o il vescovo. Nessuna carta progresso prende pesci, e per l’acquedotto i pesci non sono carte. Una città fondata presso una zona di pesca porta un gettone.",
  "rules.city_ransom.text":
    "Quando i barbari stanno per saccheggiare una tua città, puoi invece pagare *5 oro* alla banca: la città resta, con le sue mura. Se più giocatori ne perdono una, decidono in ordine di turno.",
  "rules.knights_at_rivers.text":
    "Il brigante parte in una palude e non fa nulla finché i barbari non sono sbarcati una volta. Una città fondata presso un fiume porta *1 oro*, una costruita dopo nulla.\nI cavalieri usano i tuoi ponti come strade: lì si reclutano e li attraversano. Una strada che un diplomatico toglie da un fiume costa al proprietario 1 oro, se ne ha.",
  "rules.knights_at_rivers.card.diplomat":
    "Togli una strada aperta, ma non un ponte, alla fine di una linea; presso un fiume il proprietario paga 1 oro. Se è tua, puoi costruirla altrove, presso un fiume per 1 oro a te: da fiume a fiume non si paga nulla.",
  "rules.knights_at_rivers.card.intrigue": "Scaccia un cavaliere di un altro giocatore da un incrocio lungo una tua strada o un tuo ponte.",
  "rules.knights_at_rivers_and_sea.card.diplomat":
    "Togli una strada o una nave aperta, ma non un ponte, alla fine di una linea; presso un fiume il proprietario paga 1 oro. Se è tua, puoi posarla altrove come ciò che è, presso un fiume per 1 oro a te: da fiume a fiume non si paga nulla.",
  "rules.knights_at_rivers_and_sea.card.intrigue":
    "Scaccia un cavaliere di un altro giocatore da un incrocio lungo una tua strada, un tuo ponte o una tua nave.",
  "rules.knights_and_caravans.text":
    "Si vota con *argilla e legno* invece di grano e lana, e mai con merci. Una metropoli vale come città: quando la collochi arriva un cammello, e tra due cammelli vale 1 punto in più.\nIl brigante resta accanto al tabellone finché i barbari non sono sbarcati; poi lo porta un 7 o il vescovo, la prima volta su un esagono con un numero.",
  "rules.canal_knights.text":
    "Lo scenario si gioca sempre con Città e cavalieri: i suoi 21 o 18 punti restano tali, e non c’è un pirata da cacciare. Dei tre edifici iniziali il secondo è la città. I cavalieri scavano, trovano oro e commerciano come dice il capitolo del canale.",
  "rules.canal_knights.card.deserter":
    "Un altro giocatore riprende un cavaliere a sua scelta; tu puoi collocarne uno tuo non più forte, sull’isola madre. Se è attivo, può scavare subito.",
  "rules.canal_knights.card.inventor": "Scambia due numeri sulla mappa, mai 2, 6, 8 o 12, e nessuno di quelli coperti.",
  "rules.canal_knights.card.irrigation": "2 grano per ogni campo presso cui hai un edificio, asciutto o no.",
  "rules.canal_knights.card.warlord":
    "Attiva gratis tutti i tuoi cavalieri, uno dopo l’altro come vuoi: con due presso un esagono segnato si scava prima del terzo.",
  "rules.knights_and_wonders.text": "I livelli delle meraviglie si pagano solo con risorse. I punti necessari salgono di due; una meraviglia completa vince come sempre.",
  "rules.knights_on_new_islands.text":
    "Anche qui ognuno ha 8 città. In tre il brigante entra sul tabellone solo dopo il primo attacco dei barbari.",
  "rules.knights_on_new_islands.card.inventor":
    "Scambia due numeri sulla mappa, mai 2, 6, 8 o 12. Gli esagoni senza numero restano fuori.",
  "rules.dragon_hunters.text":
    "Servono *21 punti in tre e 18 in quattro*, non due di più, e non c’è il pirata. Nella terra incantata non si reclutano cavalieri, e ci si arriva solo con il trasferimento.\nI cavalieri nella terra incantata o in mare aperto *non difendono* quando attaccano i barbari e restano attivi o inattivi com’erano. Nella terra incantata non trattengono le navi.",
  "rules.dragon_hunters.card.inventor": "Scambia due numeri dell’isola principale, mai 2, 6, 8 o 12.",
  "rules.dragon_hunters.card.deserter":
    "Un altro giocatore riprende un cavaliere a sua scelta, ma nessuno della terra incantata; tu puoi collocarne uno tuo non più forte.",
  "rules.dragon_hunters.card.intrigue":
    "Scaccia un cavaliere di un altro giocatore da un incrocio lungo una tua strada o nave, ma non nella terra incantata.",
  "rules.dragon_hunters.card.medicine": "Trasforma una colonia in città per 2 minerali e 1 grano, ma non nella terra incantata.",
  "rules.knights_and_harbours.text": "Una città con metropoli vale 2 punti porto come ogni città. Si gioca a un punto in più.",
  "rules.knights_clear_paths.text":
    "Ci sono *due tipi di barbari*: la flotta si combatte come sempre, e altri tre stanno sui sentieri e ostacolano i carri. Non ci sono né il brigante né la strada più lunga, né carte sviluppo.\n- *Cavalieri*: invece di cacciare il brigante, un cavaliere attivo scaccia un barbaro da un sentiero presso il suo incrocio e diventa inattivo. Il barbaro va su un altro sentiero; se lì qualcun altro ha costruito, puoi prendergli una carta.\n- I barbari sui sentieri si muovono anche prima del primo sbarco, anche con un 7.\n- La carta che porta un barbaro è una risorsa o una merce, mai oro.\n- Nessun cavaliere sta su una piazza o su un angolo chiuso.",
  "rules.knights_clear_paths.card.bishop":
    "Sposta un barbaro su un altro sentiero. Se lì qualcun altro ha costruito, puoi prendergli una carta a caso.",
  "rules.number_dice_again.title": "Dadi che si rilanciano",
  "rules.number_dice_again.text":
    "Un 2 o un 12 si rilancia solo con il dado rosso e quello giallo; il dado eventi resta com’è e conta una volta. Nessuno fissa un tiro contro un barbaro.",
  "rules.number_dice_again.card.alchemist": "Prima di tirare: scegli tu il dado rosso e il giallo, ma non un totale di 2 o 12.",
  "rules.knights_and_friendly_robber.text":
    "Il brigante sta lontano qualunque cosa lo muova: un 7, un cavaliere che lo caccia o il vescovo. Tutti cominciano con 3 punti, quindi importa solo dopo aver perso una città.",
  "rules.knights_and_events.text":
    "Dove gli eventi parlano di cavalieri contano i *cavalieri attivi sul tabellone*, ognuno per uno qualunque sia la sua forza. Le merci si possono dare e prendere, ma dalla banca un evento dà sempre risorse; le carte progresso non si toccano mai.\n- Finché i barbari non sono sbarcati una volta, un attacco del brigante fa soltanto scartare, e il brigante non fugge.\n- L’alchimista prende il posto della carta: non avviene nessun evento.\n- I cavalieri possono stare lungo strade danneggiate. Il diplomatico non ne può togliere.",
  "rules.knights_and_events.card.epidemic": "Questa volta le città danno una risorsa e nessuna merce.",
  "rules.knights_and_events.card.tournament":
    "Chi ha più cavalieri attivi sul tabellone, almeno uno, prende una risorsa a scelta; anche in più d’uno. La forza non conta.",
  "rules.knights_and_events.card.conflict":
    "Chi da solo ha più cavalieri attivi sul tabellone prende una carta a caso a ogni avversario. La forza non conta, e le carte progresso sono al sicuro.",
  "rules.knights_and_events.card.robber_flees":
    "Se i barbari sono già sbarcati una volta, il brigante torna in un deserto, o fuori dal tabellone se nessuno gli è aperto. Nessuno perde carte.",
  "rules.knights_and_events.card.alchemist": "Prima di scoprire la carta: scegli tu il dado rosso e il giallo. La loro somma è il numero, e non si scopre nessuna carta.",
  "rules.knights_and_events_hit_one.card.conflict":
    "Chi da solo ha più cavalieri attivi sul tabellone prende una carta a caso a un avversario a scelta. La forza non conta, e le carte progresso sono al sicuro.",
  "rules.knights_wagons_and_events.text":
    "Un attacco dei briganti sposta un barbaro su un sentiero, anche prima del primo sbarco, e nessun brigante fugge. Il dado rosso e il dado eventi contano una volta, per quante carte si scoprano.",
  "rules.knights_wagons_and_events.card.robber_flees": "Non succede nulla: in questa partita non c’è il brigante.",
  "rules.red_die_before_card.title": "Il dado rosso prima della carta",
  "rules.red_die_before_card.text":
    "Prima tiri il dado rosso e il dado evento e risolvi ciò che portano; il rosso serve solo per le carte progresso. Poi scopri la carta: il suo evento, poi il suo numero.",
  "rules.red_die_on_card.title": "Il dado rosso sulla carta",
  "rules.red_die_on_card.text":
    "Prima scopri la carta, che mostra anche il dado rosso. Poi si tira e si risolve il dado evento, quindi l’evento della carta, quindi il suo numero.",
  "rules.knights_for_two.text":
    "Si gioca agli stessi punti di Città e Cavalieri da solo. Entrambi i tiri hanno tutti e tre i dadi, ma il dado evento non si ritira mai.\n- *Reclutando* un cavaliere collochi anche un cavaliere semplice di un colore neutrale, o una strada neutrale se non c’è posto. *Promuovendone* uno ne promuovi uno neutrale, al massimo a forte.\n- I cavalieri neutrali non sono mai attivi e non combattono i barbari: bloccano soltanto. Puoi scacciare i più deboli e dire dove vanno.\n- *Gettoni*: una volta nel tuo turno puoi togliere un tuo cavaliere dal tabellone per tanti gettoni quanta è la sua forza; questo sostituisce la rinuncia a un cavaliere giocato. La città iniziale non ne dà.\n- Lo *scambio forzato* è di sole risorse o di carte qualsiasi, allo stesso prezzo. Il brigante si può mandare a casa solo dopo il primo sbarco dei barbari.",
  "rules.knights_for_two.card.alchemist": "Prima del primo dei tuoi due tiri: scegli tu il suo dado rosso e il giallo. Il secondo si tira come al solito.",
  "rules.knights_for_two.card.deserter":
    "L’avversario riprende un cavaliere a sua scelta, o un colore neutrale il suo più debole; tu puoi collocarne uno tuo non più forte.",
  "rules.knights_for_two.card.smith": "Promuovi gratis fino a due tuoi cavalieri e con ognuno uno neutrale, al massimo a forte.",
  "rules.set_dice_for_two.card.alchemist":
    "Prima della prima delle tue due carte: scegli tu il dado rosso e il giallo. La loro somma è il numero al suo posto; la seconda carta si scopre come al solito.",
  "rules.five_six_knights.title": "Città e Cavalieri in cinque o sei",
  "rules.gold_and_commodities.text":
    "L’oro compra in banca *risorse* e mai merci, e la banca non dà oro per merci; i giocatori possono scambiarsi le une e l’altro. Nessuna carta progresso prende oro, e l’acquedotto non ne dà mai.",
  "rules.knights_on_paths.text":
    "Si gioca fino agli stessi punti di Città e Cavalieri da solo, sul tabellone dei barbari. Non ci sono né flotta né brigante: una *nave* sul dado evento fa sbarcare un barbaro sull’esagono costiero col numero uscito, prima di ogni produzione. Ogni miglioria porta un tiro per un barbaro.\n- I *cavalieri* sono quelli di Città e Cavalieri, ma stanno sui lati. Le reclute iniziano su un lato libero del castello. A fine turno ognuno può cavalcare fino a *tre lati*, oltre ogni cosa, fino a un lato senza cavaliere, e deve lasciare il castello. Chi era attivo prima di questo turno può invece cavalcare fino a *cinque*, oppure fino a tre e *scacciare* un cavaliere più debole; poi è inattivo. Lo scacciato va sul lato libero più vicino.\n- *In battaglia* i cavalieri attivi contano con la loro forza e dopo una vittoria sono inattivi. Chi è colpito diventa il più forte dei più deboli che ti restano, o è perso; in ogni caso ricevi 3 ori. *Tre prigionieri* valgono 1 punto. Quando nella riserva non ci sono più barbari, tre si cambiano con un punto da difensore.\n- Una *metropoli* non si conquista mai. Una città tra esagoni conquistati e mare non permette migliorie e non prende metropoli. Le mura non aiutano.",
  "rules.knights_on_paths.card.bishop": "Scegli un esagono e prendi una carta a chiunque abbia lì un edificio non conquistato.",
  "rules.knights_on_paths.card.deserter":
    "Un altro giocatore riprende un cavaliere a sua scelta; puoi metterne uno tuo non più forte sullo stesso lato.",
  "rules.knights_on_paths.card.diplomat":
    "Togli una strada aperta alla fine di una linea, anche sotto un cavaliere, che resta. Se è tua, puoi costruirla altrove.",
  "rules.knights_on_paths.card.intrigue": "Fai prigioniero un barbaro di un esagono costiero a scelta.",
  "rules.knights_on_paths.card.inventor": "Scambia due numeri di esagoni interni, mai 6 o 8; quelli della costa restano.",
  "rules.knights_on_paths.card.merchant":
    "Metti il mercante su un esagono di terra non conquistato presso un tuo edificio: 1 punto e scambi 2:1 con la sua risorsa, finché qualcun altro non lo sposta o l’esagono è conquistato.",
  "rules.paths_and_events.text":
    "*Torneo* e *conflitto* riguardano i cavalieri attivi, come in Città e Cavalieri. La nave sul dado evento fa sbarcare il barbaro sull’esagono col numero della carta.",
  "rules.paths_and_events.card.robber_attack":
    "Chi ha più carte del limite ne scarta metà. Poi chi ha scoperto la carta può prendere una carta a caso a un giocatore qualsiasi.",
  "rules.paths_and_events.card.robber_flees": "Non succede nulla: in questa partita non c’è il brigante.",
  "rules.paths_for_two.text":
    "I *cavalieri neutrali* sono i mercenari di entrambi. Si mettono sui lati del castello, e dopo i tuoi cavalieri puoi muovere ognuno fino a tre lati. Non sono mai attivi: non combattono e non vengono colpiti.",
  "rules.paths_for_two.card.deserter":
    "L’avversario riprende un cavaliere a sua scelta, o un colore neutrale il suo più debole; puoi metterne uno tuo non più forte sullo stesso lato.",
  "rules.five_six_knights.text":
    "Tra i turni tutti possono anche costruire mura, comprare migliorie e reclutare, promuovere e attivare cavalieri; nessuno agisce con un cavaliere né gioca carte progresso. Con i turni in coppia il secondo giocatore può fare tutto questo, giocare carte progresso tranne l’alchimista e scambiare con la banca.\nUn cavaliere attivato fuori dal tuo turno è pronto nel tuo prossimo. Ci sono 18 carte di ogni merce.",
};

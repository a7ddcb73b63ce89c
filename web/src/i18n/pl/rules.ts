/** The rules in short, in Polish. A paragraph per line, "- " begins an item, *stars* stress words. */
import type { rules as english } from "../en/rules";

export const rules: Record<keyof typeof english, string> = {
  "rules.title": "Zasady",
  "rules.about": "To, co trzeba wiedzieć, żeby grać, rozdział po rozdziale. Stół zawsze pokazuje, co możesz zrobić i dlaczego coś jest niemożliwe.",
  "rules.chapters": "Rozdziały",
  "rules.in_play": "Gra, z której przychodzisz, używa tych rozdziałów.",
  "rules.all": "Wszystkie zasady",
  "rules.not_written": "Nie ma jeszcze o tym rozdziału.",
  "rules.cost": "Koszt",
  "rules.what": "Co",
  "rules.card": "Karta",
  "rules.count": "Szt.",
  "rules.effect": "Działanie",
  "rules.development_card": "karta rozwoju",
  "rules.recruit": "werbunek zwykłego rycerza",
  "rules.promote": "awans rycerza o jeden poziom",
  "rules.activate": "aktywacja rycerza",

  "rules.title.aim": "Cel gry",
  "rules.title.start": "Przygotowanie",
  "rules.title.turn": "Tura",
  "rules.title.seven": "Gdy wypadnie 7",
  "rules.title.trade": "Handel",
  "rules.title.build": "Budowa",
  "rules.title.cards": "Karty rozwoju",
  "rules.title.longest_road": "Najdłuższa droga",
  "rules.title.largest_army": "Największa armia",
  "rules.title.end": "Koniec gry",
  "rules.title.special": "Co jest inne",
  "rules.title.win": "Do zwycięstwa",
  "rules.title.rule": "Zasada",

  "rules.base.aim":
    "Zasiedlasz wyspę złożoną z sześciokątnych pól. Osada liczy się za 1 punkt, miasto za 2. Zdobądź {target} pkt w swojej turze, a wygrasz.",
  "rules.base.start":
    "Wyspa ma 19 pól. Lasy dają drewno, wzgórza glinę, pastwiska wełnę, pola uprawne zboże, a góry rudę; każde z tych pól ma liczbę.\nZaczyna najwyższy rzut. Zgodnie z ruchem wskazówek zegara każdy zakłada osadę z drogą obok; potem, w odwrotnej kolejności, drugą osadę z drogą. Za drugą osadę dostajesz po karcie z każdego pola wokół niej.\nOsady nigdy nie sąsiadują ze sobą: między dwoma budynkami leżą zawsze co najmniej *dwie krawędzie*.",
  "rules.base.turn":
    "- *Rzuć kośćmi.* Każde pole z tą liczbą daje karty wszystkim: jedną za każdą osadę przy nim, dwie za każde miasto.\n- *Handluj i buduj*, w dowolnej kolejności i tak często, jak możesz zapłacić.\nJeśli w banku jest za mało kart jednego rodzaju dla wszystkich, którym się należą, nikt nie dostaje tego rodzaju, chyba że należą się tylko jednemu graczowi: wtedy bierze on to, co zostało.",
  "rules.base.desert.title": "Pustynia i złodziej",
  "rules.base.desert":
    "Pustynia nie ma liczby i nic nie daje; tam zaczyna złodziej. Pole, na którym stoi złodziej, nic nie daje.",
  "rules.base.seven":
    "Żadne pole nic nie daje. Najpierw każdy, kto ma na ręce więcej niż 7 kart, odrzuca połowę, zaokrągloną w dół. Potem przesuwasz złodzieja na inne pole lądu i zabierasz losową kartę jednemu graczowi, który ma przy nim budynek. Dopóki złodziej stoi na polu, nie daje ono nic.",
  "rules.base.trade":
    "*Z graczami.* W swojej turze, po rzucie, możesz wymieniać karty z każdym, kto się zgodzi. Inni handlują tylko z tobą, nie między sobą. Obie strony coś dają, i nigdy tego samego rodzaju.\n*Z bankiem.* Za cztery jednakowe karty dostajesz jedną innego rodzaju. Z budynkiem przy porcie 3:1 wystarczą trzy; przy porcie jednego rodzaju – dwie karty tego rodzaju.",
  "rules.base.build":
    "- *Drogi* przedłużają twoje drogi albo zaczynają się przy twoich budynkach. Nie można budować dalej przez skrzyżowanie, na którym stoi cudzy budynek.\n- *Osady* stawia się na wolnym skrzyżowaniu przy swojej drodze, dwie krawędzie od każdego innego budynku.\n- *Miasta* zastępują twoje osady, które wracają do zapasu.\nMasz 15 dróg, 5 osad i 4 miasta.",
  "rules.base.cards":
    "Kupione karty trzymasz w tajemnicy. Kartę zagrywa się w turze późniejszej niż ta, w której została kupiona, najwyżej jedną na turę, w dowolnej chwili, nawet przed rzutem. Punkty liczą się od razu i pokazuje się je dopiero wtedy, gdy dają zwycięstwo.",
  "rules.base.card.knight": "Przesuń złodzieja i zabierz kartę graczowi przy tym polu. Rycerz zostaje przed tobą i liczy się do największej armii.",
  "rules.base.card.road_building": "Zbuduj dwie drogi za darmo.",
  "rules.base.card.year_of_plenty": "Weź z banku dwie dowolne karty.",
  "rules.base.card.monopoly": "Wskaż rodzaj: wszyscy oddają ci wszystkie takie karty.",
  "rules.base.card.victory_point": "1 punkt.",
  "rules.base.longest_road":
    "2 punkty za pierwszą nieprzerwaną drogę o długości co najmniej 5. Odgałęzienia się nie liczą, a cudzy budynek ją przerywa. Kto zbuduje dłuższą, przejmuje wyróżnienie; po przerwaniu może ono trafić do kogoś innego albo do nikogo, gdy kilka dróg jest równie długich.",
  "rules.base.largest_army": "2 punkty dla tego, kto pierwszy zagra 3 rycerzy, dopóki ktoś nie zagra ich więcej.",
  "rules.base.end":
    "Gdy w swojej turze masz {target} pkt, razem z ukrytymi, gra się kończy. Jeśli zdobędziesz je w turze innego gracza, wygrywasz na początku swojej następnej tury, o ile wciąż je masz. Jeśli przez dwieście rund nikt nie posunie się naprzód, gra się kończy i wygrywa najwięcej punktów.",
  "rules.base.five_six.title": "Pięciu lub sześciu graczy",
  "rules.base.five_six":
    "Wyspa ma 30 pól i dwie pustynie, kart też jest więcej. Po każdej turze wszyscy inni mogą po kolei budować i kupować karty, bez handlu i bez zagrywania kart; w tej fazie nikt nie wygrywa.\nPrzy opcji tur w parach zamiast tego trzeci gracz po lewej ma część tury: handel z bankiem, budowę i jedną kartę rozwoju, ale bez rzutu.",

  "rules.seafarers.ships.title": "Statki",
  "rules.seafarers.ships":
    "Statek leży na krawędzi, która dotyka morza. Zaczyna się przy twojej osadzie lub mieście albo przedłuża twoje statki. Na krawędzi leży droga albo statek, nigdy oba naraz, a drogi i statki łączą się tylko przy twoim budynku. Każdy ma 15 statków.\nTam, gdzie twój statek dotyka lądu, możesz zbudować osadę i ruszyć stamtąd dalej. Przy zakładaniu osada na wybrzeżu może dostać statek zamiast drogi.\nDrogi i statki liczą się razem do *najdłuższej drogi*, zmieniając się przy twoich budynkach. Budowa dróg daje drogi, statki albo po jednym z obu.",
  "rules.seafarers.move.title": "Przesuwanie statku",
  "rules.seafarers.move":
    "Raz w swojej turze możesz przesunąć ostatni statek otwartej linii, czyli taki, który na dalszym końcu nie ma ani twojego budynku, ani twojego statku, na dowolne miejsce, gdzie można by go zbudować. Statek położony w tej turze zostaje na miejscu, podobnie jak linia między dwoma twoimi budynkami.",
  "rules.seafarers.gold.title": "Złoża złota",
  "rules.seafarers.gold":
    "Gdy wypadnie jego liczba, złoże złota daje jedną dowolną kartę za każdą osadę i dwie za każde miasto. Wybierasz po rozdaniu wszystkich innych kart.",
  "rules.seafarers.pirate.title": "Pirat",
  "rules.seafarers.pirate":
    "Przy 7 lub rycerzu przesuwasz złodzieja albo pirata. Pirat płynie na pole morza, gdzie zabierasz kartę graczowi ze statkiem przy tym polu, albo na ramkę, gdzie nikomu nie szkodzi. Przy jego polu nikt nie może położyć statku, przesunąć go tam ani stamtąd zabrać.",
  "rules.seafarers.fog.title": "Ukryte pola",
  "rules.seafarers.fog":
    "Jeśli na mapie jest mgła, droga lub statek, który dotknie ukrytego pola, odkrywa je. Ląd, który coś daje, otrzymuje liczbę, a ty dostajesz jego kartę; przy złocie wybierasz. Morze i pustynia nie dają nic.",
  "rules.seafarers.special.title": "Punkty specjalne",
  "rules.seafarers.special":
    "Jeśli scenariusz nagradza nowe ziemie, punkty daje twoja pierwsza osada w danym miejscu, bez względu na to, kto był tam wcześniej. Nikt ci ich nie odbierze.",

  "rules.new_shores.start": "Wszyscy zaczynają na głównej wyspie. Wokół niej leżą trzy małe wyspy.",
  "rules.new_shores.special": "Twoja pierwsza osada na każdej małej wyspie daje *2 punkty specjalne*.",
  "rules.new_shores.win": "{target} pkt.",

  "rules.four_islands.start":
    "Zacznij na dowolnej wyspie, z obiema osadami na tej samej albo na dwóch. Tam jest twój dom; reszta jest dla ciebie niezbadana.",
  "rules.four_islands.special": "Twoja pierwsza osada na każdej wyspie, która jest dla ciebie niezbadana, daje *2 punkty specjalne*.",
  "rules.four_islands.win": "{target} pkt.",

  "rules.fog_islands.start": "Zacznij na jednej z dwóch odkrytych wysp albo na obu. Dwanaście pól między nimi jest ukrytych.",
  "rules.fog_islands.special":
    "Odkrywaj ukryte pola statkami i drogami i zasiedlaj to, co znajdziesz. Same wyspy nie dają punktów.",
  "rules.fog_islands.win": "{target} pkt.",

  "rules.through_the_desert.start":
    "Wszyscy zaczynają na głównej wyspie. Trzy pustynie odcinają jej pas; ten pas i pozostałe wyspy to obce ziemie.",
  "rules.through_the_desert.special":
    "Twoja pierwsza osada na każdym z czterech obcych obszarów daje *2 punkty specjalne*. Do pasa dotrzesz drogą przez pustynię albo statkiem. Skrzyżowanie otoczone tylko pustynią i morzem nie należy do żadnego obszaru.",
  "rules.through_the_desert.win": "{target} pkt.",

  "rules.forgotten_tribe.start":
    "Wszyscy zaczynają na głównej wyspie, która nie ma portów. Sześć wysp wokół należy do plemienia: nikt tam nie buduje i nic one nie dają, ale na ich brzegach leżą dary. Gdy złodziej opuści pustynię plemienia, staje już tylko na polach z liczbą.",
  "rules.forgotten_tribe.special":
    "Pierwszy statek zbudowany lub przesunięty do daru zabiera go:\n- *punkt*, na zawsze;\n- *kartę rozwoju*, tak jakby była właśnie kupiona;\n- *port*, który umieszczasz od razu przy swoim budynku na wybrzeżu głównej wyspy, z dala od innych portów. Jeśli nie ma miejsca, zatrzymujesz go, aż się znajdzie.\nStatek może potem popłynąć do następnego daru.",
  "rules.forgotten_tribe.win": "{target} pkt.",

  "rules.cloth_for_catan.start":
    "Każdy zakłada trzy osady na dwóch dużych wyspach; trzecia daje pierwsze karty. Na wysepkach pomiędzy nimi stoi osiem wiosek z 5 sztukami sukna każda, a 10 kolejnych sztuk leży obok planszy. Nie ma wyróżnienia za najdłuższą drogę.",
  "rules.cloth_for_catan.special":
    "- Linia twoich statków od budynku do wioski pozwala z nią handlować: dostajesz od razu sztukę sukna i kolejną za każdym razem, gdy wypadnie liczba wioski. Od tej chwili linia jest zamknięta.\n- *Dwie sztuki sukna to punkt.* Sukno nie jest kartą: nie można go wymieniać ani odrzucać.\n- Z wioską może handlować wielu graczy. Pusta nie daje już nic.\n- Wysepek nie można zasiedlać ani okradać.\n- Tylko ten, kto handluje z wioską, może przesunąć pirata; zabiera kartę albo sztukę sukna graczowi przy jego polu.",
  "rules.cloth_for_catan.win":
    "{target} pkt. Gra kończy się też z turą, w której piątej wiosce zabraknie sukna; wtedy wygrywa największa liczba punktów, a przy równej – największa liczba sztuk sukna.",

  "rules.pirate_islands.start":
    "Zaczynasz z osadą i statkiem w ich miejscu na głównej wyspie i zakładasz jeszcze dwie osady; druga daje pierwsze karty. Daleko na zachodzie leżą twój przyczółek i twoja twierdza, którą trzymają piraci z 3 kryjówkami. Nie ma złodzieja, najdłuższej drogi ani największej armii.",
  "rules.pirate_islands.line.title": "Twoja linia i okręty wojenne",
  "rules.pirate_islands.line":
    "Budujesz jedną linię statków na zachód, bez odgałęzień i najkrótszą drogą: do przyczółka, gdzie możesz zbudować osadę, i dalej do swojej twierdzy. Inne statki zostają przy wybrzeżu głównej wyspy.\nRycerz zmienia statek linii najbliższy jej początku w *okręt wojenny*. Przy czterech graczach kart punktów używa się jak rycerzy.",
  "rules.pirate_islands.fleet.title": "Flota piratów",
  "rules.pirate_islands.fleet":
    "Przy każdym rzucie flota płynie najpierw o tyle pól, ile pokazuje niższa kość. Atakuje każdego, kto ma budynek przy polu, na którym się zatrzyma: jej siłą jest ta kość, twoją – liczba twoich okrętów wojennych. Jeśli jest silniejsza, tracisz losową kartę i po jednej więcej za każde miasto; jeśli przewaga jest po twojej stronie, bierzesz dowolną kartę. Przy jej polu nie można stawiać statków ani przesuwać ich do niego lub od niego.\nPrzy 7, po odrzucaniu, możesz zabrać kartę dowolnemu graczowi.",
  "rules.pirate_islands.fortress.title": "Twierdza",
  "rules.pirate_islands.fortress":
    "Gdy twoja linia dotrze do twierdzy, możesz zakończyć turę atakiem. Kość pokazuje siłę piratów. Mając więcej okrętów wojennych, usuwasz kryjówkę; mając tyle samo, tracisz statek najbliższy twierdzy, a mając mniej – dwa najbliższe. Bez kryjówek twierdza jest twoją osadą.",
  "rules.pirate_islands.win": "Odbita własna twierdza i {target} pkt.",

  "rules.wonders.start":
    "Wszyscy zaczynają na głównej wyspie, ale nie na skrzyżowaniach oznaczonych dla muru i mostu ani tuż obok nich; później są one otwarte. Nie ma pirata.",
  "rules.wonders.special":
    "Twoja pierwsza osada na każdej małej wyspie daje *1 punkt specjalny*. W swojej turze możesz za darmo wybrać jeden cud świata, jeśli spełniasz jego warunek i nikt go nie ma. Każdy ma cztery poziomy i można zbudować kilka w jednej turze. Poziomy nie są punktami.\n- *Teatr*: 2 miasta. Poziom kosztuje: 1 glina, 3 wełna, 1 drewno.\n- *Wielki most*: budynek przy moście. 3 drewno, 1 wełna, 1 zboże.\n- *Pomnik*: miasto przy porcie i trasa o długości co najmniej 5. 2 ruda, 3 zboże.\n- *Wielki mur*: budynek przy murze. 3 glina, 1 drewno, 1 zboże.\n- *Zamek*: miasto i co najmniej 6 punktów. 1 glina, 3 ruda, 1 zboże.",
  "rules.wonders.win": "Czwarty poziom twojego cudu albo {target} pkt i cud wyższy niż u wszystkich innych.",

  "rules.new_world.start":
    "Ląd i morze są potasowane, więc każda mapa jest nowa. Gracze po kolei losują porty i umieszczają je na wybrzeżach. Złodziej i pirat czekają poza planszą, aż ktoś ich pierwszy raz przesunie. Zacznij, gdzie chcesz.",
  "rules.new_world.special": "Twoja pierwsza osada na każdej wyspie, na której nie zaczynasz, daje *1 punkt specjalny*.",
  "rules.new_world.win": "{target} pkt.",
  "rules.desert_dragons.start":
    "Wszyscy zaczynają na wyspie początkowej na zachodzie; pierwszy statek leży wzdłuż jej brzegu. Za morzem, na wschodzie, leży większa wyspa z portem dla każdego surowca. Na zachodnim brzegu są trzy pustynie, a *18 smoków* czeka obok planszy. Nie ma złodzieja, pirata ani największej armii.",
  "rules.desert_dragons.gather.title": "Smoki się zbierają",
  "rules.desert_dragons.gather":
    "Kto zbuduje osadę lub miasto, na dowolnej wyspie, zwabia *2 smoki*, a przy trzech graczach *3*, na jedną pustynię: jedną z tych, na których jest ich najmniej. Budowle początkowe nie wabią żadnego. Dopóki nie przyleci wszystkich 18, żaden się nie rusza.",
  "rules.desert_dragons.attack.title": "Atak",
  "rules.desert_dragons.attack":
    "Od następnego rzutu pole, którego liczba wypadnie i które leży *obok smoka*, też go dostaje, po tym jak ostatni raz dało karty. Smok przylatuje z pustyni, na której jest ich najwięcej. Na polu jest najwyżej jeden smok; dwa pola z tą liczbą dostają po jednym. Gdy na pustyniach jest ich za mało, rzucający mówi, które pole jest oszczędzone. Smoki nigdy nie przelatują nad morzem.",
  "rules.desert_dragons.curse.title": "Co blokują smoki",
  "rules.desert_dragons.curse":
    "- Pole ze smokiem nic nie daje.\n- Droga *między dwoma smokami* jest zablokowana: nie liczy się do najdłuższej drogi, ale można od niej budować dalej. Nowej drogi tam się nie buduje.\n- Osada lub miasto ze smokami na wszystkich polach wokół nie daje *żadnych punktów*; osada może jednak stać się miastem. Na wybrzeżu to się nie zdarza.\nStatki i porty nigdy nie są blokowane. Gdy smok odejdzie, wszystko od razu jest jak przedtem.",
  "rules.desert_dragons.knights.title": "Rycerze",
  "rules.desert_dragons.knights":
    "Karta rycerza usuwa z gry *jednego smoka* z dowolnego pola, także z pustyni, i nic więcej. Pole uwolnione przed rzutem może dać karty już w tym rzucie; później może zostać znów zaatakowane. Zagrane karty nie wracają: przepłyń morze na czas.",
  "rules.desert_dragons.seven":
    "Nie ma złodzieja. Kto ma więcej niż 7 kart, odrzuca połowę. Potem rzucający może wziąć losową kartę od *dowolnego gracza*.",
  "rules.desert_dragons.win":
    "{target} punktów w swojej turze. Jeśli żadne pole nie da już nikomu karty, nikt nie może nic kupić ani zagrać i nikt nie zdobędzie już {target} punktów, gra się kończy i wygrywa najwięcej punktów.",

  "rules.greater_catan.start":
    "Wszyscy zaczynają na wyspie początkowej; pierwszy statek leży wzdłuż jej wybrzeża. Na zachodzie i wschodzie leżą nowe wyspy, odkryte, ale bez liczb. Mały stos żetonów z liczbami leży zakryty: 4 dla trzech graczy, 5 dla czterech. Każdy ma *8 miast*. W trzy osoby nie ma pustyni, a złodziej czeka obok planszy, aż ktoś go pierwszy raz przesunie.",
  "rules.greater_catan.special":
    "Gdy twój statek lub droga dotrze do rogu nowego pola, które rodzi, ale nie ma liczby, pole od razu ją dostaje i może rodzić od następnego rzutu: wierzchni żeton ze stosu. Gdy stos jest pusty, bierzesz żeton *z wyspy początkowej*, a pole, które go traci, nie daje już nic. Wybierasz żeton, który spełnia trzy warunki:\n- 6 ani 8 nie może trafić obok 6 lub 8 na nowych wyspach.\n- Leży przy twojej osadzie lub mieście.\n- Każdy twój budynek przy nim dotyka jeszcze innej liczby.\nTylko gdy żaden żeton nie spełnia wszystkich trzech, odpada pierwszy warunek, potem drugi, potem trzeci. To, czy przy polu mieszkają inni, nie ma znaczenia. Liczby nowych wysp zostają, a osiedlenie się tam nie daje osobnych punktów.",
  "rules.greater_catan.win": "{target} pkt.",

  "rules.enchanted_land.start":
    "Każdy zakłada na wyspie ojczystej osadę, miasto i jeszcze jedną osadę, każde z drogą lub statkiem; ostatnia osada daje pierwsze karty. Przynajmniej jeden z tych trzech budynków musi stać na wybrzeżu. Zaczarowana kraina leży na południowym zachodzie. Na każdym z jej 19 skrzyżowań w głębi lądu leży zakryty żeton smoka: 7 z jedną flagą, 6 z dwiema i 6 z trzema.",
  "rules.enchanted_land.building.title": "Budowa w zaczarowanej krainie",
  "rules.enchanted_land.building":
    "Na jej wybrzeżu możesz budować osady, które nigdy nie stają się miastami, i kłaść wzdłuż niego statki. W głębi lądu niczego się nie buduje, a dróg nie ma tam wcale. Złodziej może tam wejść.",
  "rules.enchanted_land.transfer.title": "Przeprawa przez morze",
  "rules.enchanted_land.transfer":
    "Raz w grze możesz przeprawić *jednego aktywnego rycerza*: swoimi drogami i statkami na skrzyżowanie, przy którym twoje statki dochodzą do zaczarowanego wybrzeża. Musi być wolne albo stoi tam słabszy cudzy rycerz, którego wypierasz. Jeśli stoi tam twoja osada, rycerz ląduje na wolnym skrzyżowaniu wybrzeża obok niej. Staje się nieaktywny i nigdy nie wraca.",
  "rules.enchanted_land.walking.title": "Rycerze w zaczarowanej krainie",
  "rules.enchanted_land.walking":
    "Nie potrzebują dróg: aktywny rycerz przechodzi do *trzech krawędzi*, obok smoków i wzdłuż wybrzeża, ale nie mija cudzych rycerzy ani osad. Ruch nie może skończyć się na wybrzeżu. Jeśli kończy się tam, gdzie stoi słabszy cudzy rycerz, to *ty* stawiasz go na dowolnym wolnym skrzyżowaniu zaczarowanej krainy. Aktywuje się ich i awansuje jak wszędzie.",
  "rules.enchanted_land.fight.title": "Smoki",
  "rules.enchanted_land.fight":
    "Rycerz na skrzyżowaniu smoka może z nim walczyć, ale nie w turze, w której go aktywowano. Żeton się odwraca: jedną flagę pokona każdy rycerz, dwie tylko silny i potężny, trzy tylko potężny. Pokonany smok to *1 punkt*. Inaczej żeton znów leży zakryty, ale odtąd wszyscy go znają. W obu przypadkach rycerz zostaje na miejscu i staje się nieaktywny.",
  "rules.enchanted_land.win": "Sześć pokonanych smoków albo 21 pkt w trójkę i 18 we czwórkę.",

  "rules.fishermen.start":
    "W miejscu pustyni leży jezioro, nigdy na wybrzeżu, a na wybrzeżu między portami sześć łowisk. 29 żetonów z 1–3 rybami i jeden stary but leżą zakryte i potasowane. Druga osada przy łowisku przynosi żeton. Złodziej zaczyna obok planszy.",
  "rules.fishermen.catch.title": "Połów ryb",
  "rules.fishermen.catch":
    "Gdy wypada liczba łowiska, każda osada przy jednym z jego trzech wierzchołków ciągnie żeton, a każde miasto dwa; tak samo budynki przy jeziorze przy 2, 3, 11 i 12, o ile nie stoi tam złodziej. Jeśli żetonów nie starcza dla wszystkich, nie ciągnie nikt. Można mieć najwyżej *siedem żetonów*: komu należy się więcej, może zamiast tego wymienić jeden. Inni widzą, ile masz żetonów, ale nie jakie.",
  "rules.fishermen.spend.title": "Wydawanie ryb",
  "rules.fishermen.spend":
    "W swojej turze, także przed rzutem, możesz płacić żetonami dowolnie wiele razy; reszty się nie wydaje.\n- *2 ryby*: złodziej opuszcza planszę.\n- *3 ryby*: weź losową kartę wybranemu graczowi.\n- *4 ryby*: weź z banku wybrany surowiec.\n- *5 ryb*: zbuduj drogę za darmo.\n- *7 ryb*: weź kartę rozwoju.\nRyby nie są kartami: nie można ich wymieniać, kraść ani odrzucać.",
  "rules.fishermen.boot.title": "Stary but",
  "rules.fishermen.boot":
    "Kto wyciągnie starego buta, pokazuje go i do wygranej potrzebuje *o jeden punkt więcej*. W swojej turze, po rzucie, możesz go oddać każdemu, kto ma na widoku co najmniej tyle punktów co ty.",
  "rules.fishermen.win": "{target} pkt; o jeden więcej dla posiadacza starego buta.",
  "rules.rivers.start":
    "Dwie rzeki, z czterech i trzech pól, płyną ku wybrzeżu; ich bagna nic nie dają, a jedno pole daje przy 2 i przy 12. Złodziej zaczyna na bagnie. Każdy ma trzy mosty. Tam, gdzie rzeka przecina krawędź, nigdy nie buduje się drogi.",
  "rules.rivers.gold.title": "Złoto",
  "rules.rivers.gold":
    "Osada przy polu rzeki i droga wzdłuż niego przynoszą po *1 złocie*, także przy zakładaniu; miasta nie. W swojej turze, po rzucie, możesz dwa razy kupić wybrany surowiec za *2 złota*. Złotem handluje się jak kartą z graczami i z bankiem, 4:1 lub 3:1, ale to nie karta: nie można go ukraść ani odrzucić i nie liczy się do ręki.",
  "rules.rivers.bridges.title": "Mosty",
  "rules.rivers.bridges":
    "Most buduje się na jednym z siedmiu miejsc na mosty, od własnej drogi, mostu lub budynku, i przynosi *3 złota*. Liczy się jak droga do najdłuższej drogi i do dalszej budowy. Karta budowy dróg nie służy do mostów.",
  "rules.rivers.tiles.title": "Bogaci i biedni",
  "rules.rivers.tiles":
    "Kto sam ma najwięcej złota, jest najbogatszym osadnikiem: *1 punkt*. Wszyscy, którzy mają go najmniej, są najbiedniejsi: *2 punkty mniej*, nawet gdy wszyscy mają tyle samo. Jedno i drugie zmienia się razem ze złotem.",
  "rules.rivers.win": "{target} pkt, z kafelkami.",
  "rules.caravans.start":
    "Pośrodku, w miejscu pustyni, leży oaza; nic nie daje. Jej trzy strzałki pokazują, skąd wyruszają karawany. Obok planszy leżą 22 wielbłądy i stoi złodziej. Pierwsza 7 albo rycerz wprowadza złodzieja na pole z liczbą; na oazę nigdy nie wchodzi.",
  "rules.caravans.camels.title": "Wielbłądy",
  "rules.caravans.camels":
    "Po turze, w której ktoś zbudował *osadę lub miasto*, stawia się jednego wielbłąda, ile by nie zbudowano. Pierwszy w karawanie idzie wzdłuż strzałki, każdy następny staje na wolnej krawędzi przed czołem karawany; drogi mu nie przeszkadzają. Karawany, które się spotkają, idą dalej jako jedna, a ta, która nie ma wolnej krawędzi, kończy się.",
  "rules.caravans.vote.title": "Głosowanie",
  "rules.caravans.vote":
    "Zaczynając od gracza, którego tura się skończyła, każdy raz wykłada jawnie *zboże i wełnę* albo nic: każda karta to głos.\n- Kto ma więcej głosów niż wszyscy inni razem, decyduje sam.\n- W przeciwnym razie każdy z głosami wskazuje krawędź; wybrana jest ta, którą wskaże dwóch lub więcej graczy mających ponad połowę wszystkich głosów.\n- W przeciwnym razie wybiera ten, kto sam ma najwięcej głosów, a przy remisie lub bez głosów gracz, którego tura się skończyła.\nNa koniec wszystkie wyłożone karty trafiają do banku.",
  "rules.caravans.benefit.title": "Co dają wielbłądy",
  "rules.caravans.benefit":
    "Osada lub miasto *między dwoma wielbłądami* jest warte 1 punkt więcej, ktokolwiek je postawił. Droga z wielbłądem liczy się jako *dwie drogi* do najdłuższej drogi. Punkty od wielbłąda dają zwycięstwo tylko we własnej turze.",
  "rules.caravans.win": "{target} pkt, z tymi od wielbłądów.",
  "rules.traders_and_barbarians.start":
    "Na wybrzeżu leżą trzy pola handlowe: zamek, kamieniołom i huta szkła. Każde ma pośrodku plac z czterema ścieżkami do rogów od lądu; na nich też buduje się drogi, ale na placu nikt nie buduje, a boki i rogi od morza są zamknięte. Nie ma złodzieja, najdłuższej drogi ani pustyni. Twoja druga budowla to *miasto*: daje po jednej karcie z każdego swojego pola i tam zaczyna twój wóz. Każdy ma *5 złota*. Wynik 2 lub 12 rzuca się ponownie.",
  "rules.traders_and_barbarians.wagon.title": "Wóz",
  "rules.traders_and_barbarians.wagon":
    "Na końcu swojej tury, po handlu i budowie, możesz przesunąć wóz po krawędziach. Ścieżka kosztuje *2* punkty ruchu, droga *1*, barbarzyńca na niej *2 więcej*. Za cudzą drogę płacisz też jej właścicielowi *1 złota*; bez złota nie możesz jej użyć. Za *zboże*, raz na turę, masz 2 punkty więcej. Plac kończy ruch; reszta przepada.\nPierwszy wóz ma 4 punkty. Za 1 drewno (od poziomu 4: 2), 1 wełnę i 1 rudę ulepszasz go: poziomy od 2 do 5 mają 5, 6, 7 i 7 punktów, a poziom 5 daje *1 punkt*.",
  "rules.traders_and_barbarians.goods.title": "Towary",
  "rules.traders_and_barbarians.goods":
    "Pusty wóz, który dotrze na plac, bierze tam wierzchni żeton towaru. Szkło i marmur jadą do zamku, narzędzia do kamieniołomu, piasek do huty. Gdzie czekają na twój ładunek, dostarczasz go: *1 punkt* do końca gry, *od 1 do 5 złota* według poziomu wozu i następny żeton. Wozisz jeden naraz i wszyscy go widzą.",
  "rules.traders_and_barbarians.barbarians.title": "Barbarzyńcy",
  "rules.traders_and_barbarians.barbarians":
    "Przy 7 żadne pole nic nie daje, a każdy, kto ma na ręce więcej niż 7 kart, odrzuca połowę, zaokrągloną w dół. Potem przesuwasz jednego z trzech barbarzyńców na inną wolną ścieżkę. Jeśli leży tam droga, możesz zabrać jej właścicielowi losową kartę, ale nie złoto. Barbarzyńcy przeszkadzają tylko wozom. Od poziomu 2 wóz może próbować przepędzić barbarzyńcę obok, każdego raz na turę: przy 6, od poziomu 3 przy 5, potem 4, potem 3 lub więcej możesz go przestawić dokądkolwiek; nikt nie traci karty.",
  "rules.traders_and_barbarians.gold.title": "Złoto",
  "rules.traders_and_barbarians.gold":
    "W swojej turze, po rzucie i przed ruchem wozu, możesz dwa razy kupić dowolny surowiec za *2 złota*. Złotem handluje się jak kartą z graczami i z bankiem, 4:1 lub 3:1, ale nie jest kartą: nie kradnie się go, nie odrzuca i nie liczy do ręki.",
  "rules.traders_and_barbarians.cards.title": "Karty rozwoju",
  "rules.traders_and_barbarians.cards":
    "Talia jest inna. Karty kosztują tyle co zawsze i gra się jedną na turę. Podczas ruchu wozu można zagrać tylko szybką podróż.",
  "rules.traders_and_barbarians.card.knight":
    "Przesuń barbarzyńcę na inną ścieżkę. Jeśli leży tam droga, możesz zabrać kartę jej właścicielowi. Liczy się do największej armii.",
  "rules.traders_and_barbarians.card.road_building": "Zbuduj za darmo dwie drogi, także na ścieżkach wewnętrznych.",
  "rules.traders_and_barbarians.card.victory_point": "1 punkt.",
  "rules.traders_and_barbarians.card.swift_journey":
    "Po swoim ruchu wóz rusza jeszcze raz ze wszystkimi punktami. Zboże i próby z barbarzyńcami nadal liczą się na turę.",
  "rules.traders_and_barbarians.win": "{target} punktów, razem z dostawami.",
  "rules.barbarian_attack.start":
    "Zamek i pustynia leżą w przeciwległych rogach i nic nie dają; liczby mają stałe miejsca, a na dziesięciu polach wybrzeża każda jest raz. Po jednym barbarzyńcy stoi na 2 i na 12 wybrzeża, pozostali czekają obok planszy. Każdy ma sześciu rycerzy. Druga budowla początkowa to *miasto*; daje po karcie za każde pole wokół.",
  "rules.barbarian_attack.attack.title": "Barbarzyńcy lądują",
  "rules.barbarian_attack.attack":
    "Po każdej zbudowanej osadzie i każdym mieście budujący rzuca, aż wypadną trzy różne liczby inne niż 7. Każda sprowadza *jednego barbarzyńcę* na pole wybrzeża z tą liczbą, chyba że jest tam już trzech. Gdy obok planszy nikt nie został, nikt nie ląduje.",
  "rules.barbarian_attack.conquered.title": "Co zdobywają",
  "rules.barbarian_attack.conquered":
    "Pole z *trzema barbarzyńcami* jest zdobyte: nic nie daje i nie buduje się przy nim ani dróg, ani osad. Zdobyta jest też osada lub miasto, wokół których są tylko zdobyte pola i morze: bez punktów, bez portu, bez miasta w tym miejscu, ale zostaje na planszy. Zamek, pustynia i pola wewnętrzne nigdy nie są zdobywane.",
  "rules.barbarian_attack.cards":
    "Kupioną kartę od razu się odkrywa i wykonuje; nikt ich nie trzyma. W turze można kupić kilka. Gdy talia się skończy, tasuje się zużyte karty.",
  "rules.barbarian_attack.card.knighthood": "Postaw swojego rycerza na krawędzi zamku, na której nie ma rycerza.",
  "rules.barbarian_attack.card.black_knight": "Postaw swojego rycerza na dowolnej krawędzi, na której nie ma rycerza.",
  "rules.barbarian_attack.card.treason":
    "Weź 2 złota. Potem przesuń dwóch barbarzyńców z dwóch pól wybrzeża na dwa inne, gdzie jest ich mniej niż trzech; brakujących bierze się z zapasu.",
  "rules.barbarian_attack.card.intrigue":
    "Weź do niewoli barbarzyńcę z wybranego pola wybrzeża. Jeśli żadnego nie ma, dostajesz za darmo inną kartę.",
  "rules.barbarian_attack.knights.title": "Rycerze",
  "rules.barbarian_attack.knights":
    "Gdy kończysz turę, każdy twój rycerz może raz pojechać: do *trzech krawędzi*, a za 1 zboże do *pięciu*. Nic mu nie przeszkadza, ale nie staje tam, gdzie stoi inny rycerz, ani przy zamku, a rycerze przy zamku muszą go opuścić.",
  "rules.barbarian_attack.expel.title": "Wypędzanie barbarzyńców",
  "rules.barbarian_attack.expel":
    "Potem sprawdza się wybrzeże, zgodnie z ruchem wskazówek zegara od pola przy zamku. Gdzie rycerzy, czyikolwiek są, jest więcej niż barbarzyńców, barbarzyńcy są pobici:\n- Jeden gracz bierze wszystkich jako *jeńców*. Kilku bierze po jednym, a kto ma tam najwięcej rycerzy, także tego, który zostaje. Gdy to nie wychodzi, decydują kostki, a kto nie dostaje jeńca, bierze 3 złota.\n- Kolorowa kostka wskazuje dwie przeciwległe krawędzie pola. Rycerze stamtąd wracają do właścicieli, po *3 złota* za każdego.\nDwóch jeńców to 1 punkt. Zdobyte pole jest znów wolne, ze wszystkim, co tam stoi.",
  "rules.barbarian_attack.gold.title": "Złoto",
  "rules.barbarian_attack.gold":
    "W swojej turze, po rzucie, możesz dwa razy kupić dowolny surowiec za *2 złota*. Złotem handluje się jak kartą z graczami i z bankiem, 4:1 lub 3:1, ale nie jest kartą: nie kradnie się go, nie odrzuca i nie liczy na ręce.",
  "rules.barbarian_attack.seven":
    "Nie ma złodzieja. Kto ma więcej niż 7 kart, odrzuca połowę. Potem rzucający może wziąć losową kartę od *dowolnego gracza*.",
  "rules.barbarian_attack.win": "{target} pkt w swojej turze, z jeńcami; liczy się też to, co daje sprawdzenie na jej końcu.",

  "rules.treasure_islands.start":
    "Wyspę ojczystą układa się jak w grze podstawowej i wszyscy tam zaczynają. Statek początkowy leży wzdłuż wybrzeża. Dookoła leży pięć wysp skarbów po trzy ukryte pola, a na ich brzegach czeka 15 skarbów.",
  "rules.treasure_islands.special":
    "Statek albo droga, która dotknie ukrytego pola, odkrywa je. Jeśli pole coś daje, dostaje liczbę, a ty bierzesz *1 surowiec* tego rodzaju; złoże złota daje surowiec do wyboru. *Pustynia* albo *morze* daje ci zamiast tego wierzchni skarb ze stosu.\nTwoja pierwsza osada na każdej wyspie skarbów daje *1 punkt specjalny*, bez względu na to, kto już tam mieszka.",
  "rules.treasure_islands.treasures.title": "Skarby",
  "rules.treasure_islands.treasures":
    "Pierwszy statek albo droga, która dotrze do skarbu, zabiera go. Odwracasz go i używasz od razu, zanim odkryjesz pola w tym miejscu:\n- *dwa szlaki*: dwie drogi albo dwa statki, albo po jednym, za darmo;\n- *karta rozwoju*, jak gdyby właśnie kupiona;\n- *jeden* albo *dwa surowce* do wyboru;\n- *zboże, wełna i glina*.\nDarmowe szlaki kładzie się jeden po drugim, a to, co znajdzie pierwszy, rozstrzyga się przed drugim. Co jest niemożliwe, przepada.",
  "rules.treasure_islands.win": "{target} pkt.",

  "rules.into_the_unknown.start":
    "Każdy zakłada trzy osady na rodzimej wyspie na zachodzie; trzecia daje pierwsze karty. Początkowy statek leży wzdłuż wybrzeża. Na wschodzie zaczyna się nieznane morze: większość jego pól jest zakryta, a na ich rogach leżą skarby. Jest złodziej, ale nie ma pirata.",
  "rules.into_the_unknown.special":
    "Droga lub statek, który dotrze do zakrytego pola, odkrywa je. Ląd dostaje wierzchni żeton z liczbą i daje ci kartę tego, co produkuje; morze nie daje nic.\nKto pierwszy dotrze do *skarbu*, ogląda go i używa albo zatrzymuje, zanim zostaną odkryte pola w tym miejscu. Użyty od razu daje to, co pokazuje:\n- *dwa odcinki*: drogi, statki albo po jednym, za darmo;\n- *kartę rozwoju*;\n- *jeden* lub *dwa surowce* do wyboru;\n- *1 zboże, 1 wełnę i 1 glinę*.\nTo, czego nie ma bank, i odcinek bez miejsca przepada.",
  "rules.into_the_unknown.kept.title": "Zatrzymane skarby",
  "rules.into_the_unknown.kept":
    "Zatrzymany skarb leży przed tobą zakryty i nie można go już użyć. Wszyscy widzą, ile ich masz, ale tylko ty wiesz jakie. Możesz zatrzymać cztery; potem używasz każdego następnego. Pomagają ci do końca gry:\n- *jeden*: przy 7 odrzucasz karty dopiero, gdy masz ich więcej niż 9 (mur miejski nadal dodaje 2);\n- *dwa*: możesz raz wziąć jeden z portów 2:1 obok planszy i umieścić go przy swoim budynku na wybrzeżu, z dala od innych portów. Jeśli nie ma miejsca, czeka, aż się znajdzie. Korzysta z niego każdy, kto ma tam budynek;\n- *trzy*: 1 punkt;\n- *cztery*: razem 2 punkty.",
  "rules.into_the_unknown.win": "{target} pkt.",
  "rules.great_canal.start":
    "Na zachodzie sześć suchych *pól uprawnych* otacza pustynię, na wschodzie pięć gór otacza jezioro, a między nimi dziewięć pól jest oznaczonych pod kanał. Wzgórza, pastwiska i lasy rozkłada się losowo.\nKażdy stawia osadę, potem *miasto*, potem drugą osadę, która daje pierwsze karty, także zboże z suchych pól. Co najmniej jeden twój budynek musi stać na wybrzeżu; jezioro nie jest wybrzeżem. Przy budynku na wybrzeżu stawiasz *statek*, a nie drogę.\nPierwszy gracz stawia złodzieja na pustyni. Nie ma pirata. *Trasy morskie się nie rozgałęziają*: gdzie nie masz budynku, spotykają się tylko dwa twoje statki.",
  "rules.great_canal.canal.title": "Kopanie",
  "rules.great_canal.canal":
    "Gdy tylko *dwóch aktywnych rycerzy* stoi przy oznaczonym polu, kopie się tam kanał. Każdy z tych dwóch rycerzy zdobywa jeden znacznik, a *każdy znacznik to punkt*. Nie ma znaczenia, czyi są i jak silni; pozostają aktywni.\n- Rycerz między dwoma oznaczonymi polami może kopać na obu naraz.\n- Kto przyszedł własnym ruchem, jest nieaktywny i nie kopie. Aktywny rycerz, którego wyparto albo którego postawił dezerter, kopie, w czyjejkolwiek turze.\n- Przekopane pole dalej daje surowce.",
  "rules.great_canal.islands.title": "Małe wyspy",
  "rules.great_canal.islands":
    "Na małej wyspie nikt się nie osiedla i nie werbuje się tam rycerzy. Twoi rycerze mogą tam jednak dojść po twoich statkach; przydają się też nieaktywni.\n- Przy *złożu złota* rycerz daje ci wybrany surowiec przy każdej ósemce: jeden za złoże, ilu byś tam rycerzy nie miał.\n- Przy *porcie* rycerz handluje 2:1 jak budynek.\n- Rycerze na małych wyspach nie walczą z barbarzyńcami i pozostają aktywni, gdy ci lądują.",
  "rules.great_canal.water.title": "Woda",
  "rules.great_canal.water":
    "Liczby pól uprawnych leżą zakryte, a *pola nic nie dają*, dopóki kanał nie jest gotowy. Gdy zostaje jedno pole, jego kafelek kładzie się od razu i nikt nie zdobywa jego znaczników. Wtedy pustynia staje się jeziorem, pola uprawne dają zboże jak inne pola, a rycerze nie znajdują już złota. Złodziej z zalanej pustyni idzie na pustynię na małej wyspie; nikt nie traci karty.",
  "rules.great_canal.win": "*21 pkt* w trzy osoby, *18* w cztery, we własnej turze. Znaczniki zdobyte w cudzej turze liczą się od razu.",

  "rules.cities_and_knights.aim":
    "Miasta dają towary, którymi płaci się za ulepszenia; rycerze bronią wyspy przed barbarzyńcami. Gra toczy się do {target} pkt. Nie ma kart rozwoju ani największej armii; najdłuższa droga zostaje.",
  "rules.cities_and_knights.start":
    "W drugiej rundzie zakładania stawiasz *miasto* zamiast osady. Daje ono po jednej karcie z każdego pola wokół.",
  "rules.cities_and_knights.turn":
    "Rzucasz kością czerwoną, żółtą i kością wydarzeń. Najpierw działa kość wydarzeń:\n- *Statek*: barbarzyńcy podpływają o jedno pole.\n- *Brama* danego koloru: każdy, kto ma ulepszenia tej dziedziny, dobiera kartę postępu, jeśli czerwona kość pokazuje najwyżej jego poziom plus 1.\nPotem czerwona i żółta kość razem dają karty jak zwykle, a ty handlujesz, budujesz, używasz rycerzy i zagrywasz dowolną liczbę kart postępu.",
  "rules.cities_and_knights.commodities.title": "Towary",
  "rules.cities_and_knights.commodities":
    "Miasto przy lesie daje 1 drewno i 1 *papier*, przy pastwisku 1 wełnę i 1 *sukno*, przy górach 1 rudę i 1 *monetę*. Przy wzgórzach i polach uprawnych daje dwie karty surowca. Towary masz na ręce tak jak surowce i można nimi handlować; porty jednego rodzaju ich nie obejmują.",
  "rules.cities_and_knights.improvements.title": "Ulepszenia miast",
  "rules.cities_and_knights.improvements":
    "Są trzy dziedziny po pięć poziomów: za *handel* płaci się suknem, za *politykę* monetami, za *naukę* papierem. Poziom kosztuje tyle, ile wynosi jego numer, i potrzebne jest miasto na planszy; dla poziomów 4 i 5 miasto bez metropolii. Trzeci poziom daje umiejętność:\n- *Handel*: za dwa jednakowe towary bank daje dowolną inną kartę.\n- *Polityka*: silni rycerze mogą stać się potężni.\n- *Nauka*: jeśli rzut inny niż 7 nie da ci zupełnie nic, bierzesz dowolny surowiec.",
  "rules.cities_and_knights.metropolis.title": "Metropolie",
  "rules.cities_and_knights.metropolis":
    "Kto pierwszy osiągnie poziom 4 w dziedzinie, stawia jej metropolię na swoim mieście: *2 punkty więcej*, a barbarzyńcy nie mogą temu miastu zaszkodzić. Kto osiągnie poziom 5, gdy posiadacz ma dopiero poziom 4, przejmuje ją. Na poziomie 5 jest bezpieczna.",
  "rules.cities_and_knights.knights.title": "Rycerze",
  "rules.cities_and_knights.knights":
    "Masz dwóch zwykłych rycerzy (siła 1), dwóch silnych (2) i dwóch potężnych (3). Nowy jest nieaktywny i staje na wolnym skrzyżowaniu przy twojej drodze. Rycerz awansuje najwyżej raz w turze.\nAktywny rycerz może działać, ale nie w turze, w której go aktywowano, i staje się przez to nieaktywny:\n- *idzie* twoimi drogami na wolne skrzyżowanie;\n- *wypiera* słabszego cudzego rycerza, którego właściciel musi przesunąć własnymi drogami albo bierze z powrotem;\n- *przegania złodzieja* z sąsiedniego pola: przesuwasz złodzieja i zabierasz kartę.\nNikt nie buduje tam, gdzie stoi rycerz, a cudzy rycerze przerywają drogi tak jak budynki.",
  "rules.cities_and_knights.barbarians.title": "Barbarzyńcy",
  "rules.cities_and_knights.barbarians":
    "Lądują przy siódmym statku. Ich siłą jest liczba wszystkich miast; obroną jest siła wszystkich aktywnych rycerzy.\n- *Obrona jest co najmniej równie silna*: kto ma w niej największy udział, dostaje kartę obrony wartą 1 punkt. Jeśli jest ich kilku, każdy dobiera zamiast tego kartę postępu z dowolnej dziedziny.\n- *Barbarzyńcy są silniejsi*: spośród graczy, którzy mają miasto bez metropolii, ci o najmniejszym udziale tracą po jednym; staje się ono osadą.\nPotem statek wraca na początek, a wszyscy rycerze stają się nieaktywni.",
  "rules.cities_and_knights.seven":
    "Dopóki barbarzyńcy raz nie wylądują, złodziej stoi w miejscu, a 7 oznacza tylko odrzucanie. Towary liczą się jako karty. Każdy *mur* pod twoim miastem pozwala trzymać dwie karty więcej; możesz mieć trzy mury.",
  "rules.cities_and_knights.progress.title": "Karty postępu",
  "rules.cities_and_knights.progress":
    "Masz ich najwyżej 4: nadmiar odrzucasz od razu albo na końcu swojej tury. Można je zagrać w turze, w której się je dobiera, po rzucie; wyjątkiem jest alchemik, którego zagrywa się przed rzutem. Zagrane karty trafiają pod swoją talię.",
  "rules.cities_and_knights.card.alchemist": "Przed rzutem: ustaw czerwoną i żółtą kość według uznania.",
  "rules.cities_and_knights.card.crane": "Kup ulepszenie o jeden towar taniej.",
  "rules.cities_and_knights.card.engineer": "Zbuduj mur za darmo.",
  "rules.cities_and_knights.card.inventor": "Zamień miejscami dwie liczby na mapie, poza 2, 6, 8 i 12.",
  "rules.cities_and_knights.card.irrigation": "2 zboża za każde pole uprawne, przy którym masz budynek.",
  "rules.cities_and_knights.card.medicine": "Zbuduj miasto za 2 rudy i 1 zboże.",
  "rules.cities_and_knights.card.mining": "2 rudy za każde góry, przy których masz budynek.",
  "rules.cities_and_knights.card.printer": "1 punkt, pokazany od razu.",
  "rules.cities_and_knights.card.road_building": "Zbuduj dwie drogi za darmo.",
  "rules.cities_and_knights.card.smith": "Awansuj za darmo najwyżej dwóch swoich rycerzy.",
  "rules.cities_and_knights.card.bishop": "Przesuń złodzieja i zabierz kartę każdemu, kto ma tam budynek.",
  "rules.cities_and_knights.card.constitution": "1 punkt, pokazany od razu.",
  "rules.cities_and_knights.card.deserter": "Inny gracz zabiera z planszy wybranego przez siebie rycerza; możesz postawić własnego, nie silniejszego.",
  "rules.cities_and_knights.card.diplomat": "Usuń otwartą drogę na końcu linii. Jeśli jest twoja, możesz zbudować ją gdzie indziej.",
  "rules.cities_and_knights.card.intrigue": "Wypędź rycerza innego gracza ze skrzyżowania przy twojej drodze.",
  "rules.cities_and_knights.card.saboteur": "Każdy inny gracz, który ma co najmniej tyle punktów co ty, odrzuca połowę kart z ręki.",
  "rules.cities_and_knights.card.spy": "Obejrzyj karty postępu gracza i zabierz jedną.",
  "rules.cities_and_knights.card.warlord": "Aktywuj za darmo wszystkich swoich rycerzy.",
  "rules.cities_and_knights.card.wedding": "Każdy, kto ma więcej punktów od ciebie, daje ci dwie wybrane przez siebie karty.",
  "rules.cities_and_knights.card.commercial_harbor": "Raz z każdym innym graczem: daj surowiec za towar, który wybierze ten gracz.",
  "rules.cities_and_knights.card.master_merchant": "Obejrzyj rękę gracza, który ma więcej punktów, i zabierz dwie karty.",
  "rules.cities_and_knights.card.merchant": "Postaw kupca na polu lądu przy swoim budynku: 1 punkt i wymiana jego surowca 2:1, dopóki ktoś inny go nie przesunie.",
  "rules.cities_and_knights.card.merchant_fleet": "W tej turze wybrany rodzaj kart wymieniasz z bankiem 2:1.",
  "rules.cities_and_knights.card.resource_monopoly": "Wskaż surowiec: każdy daje ci najwyżej dwie takie karty.",
  "rules.cities_and_knights.card.trade_monopoly": "Wskaż towar: każdy daje ci jedną taką kartę.",

  "rules.friendly_robber.rule":
    "Przy 7 lub rycerzu złodziej nie może stanąć na polu, przy którym budynek ma ktoś z najwyżej 2 punktami; dotyczy to też twoich budynków. Liczą się tylko punkty widoczne dla wszystkich.\nJeśli nie ma innego pola, złodziej idzie na pustynię albo na niej zostaje i zabiera karty tylko graczom, którzy mają więcej punktów. Odrzucanie się nie zmienia.",

  "rules.event_cards.deck.title": "Karty zamiast kości",
  "rules.event_cards.deck":
    "Zamiast rzucać, odkrywasz kartę. Jej liczba daje karty jak zwykle, po wydarzeniu, jeśli karta je ma. Liczby są rozłożone na 36 kartach tak, jak rozłożyłyby się na dwóch kościach. Pięć kart na spodzie pozostaje nieznanych: gdy pojawi się leżąca nad nimi karta nowego roku, tasuje się wszystkie i odkrywasz następną.",
  "rules.event_cards.events.title": "Wydarzenia",
  "rules.event_cards.events":
    "Wydarzenia z kradzieżą i darami dotyczą każdego przeciwnika albo jednego do wyboru, jeśli tak mówi opcja. O tym, kto ma najwięcej, decyduje to, co widzą wszyscy.",
  "rules.event_cards.card.robber_attack": "Pod każdym względem jak 7.",
  "rules.event_cards.card.epidemic": "Tym razem miasta dają tylko po jednej karcie.",
  "rules.event_cards.card.earthquake":
    "Każdy uszkadza jedną swoją drogę. Dopóki jej nie naprawisz za 1 drewno i 1 glinę, nie budujesz nowych dróg ani osad na jej końcach, chyba że prowadzi tam inna twoja droga. Nadal liczy się do najdłuższej drogi.",
  "rules.event_cards.card.good_neighbors": "Każdy daje wybraną przez siebie kartę graczowi po lewej.",
  "rules.event_cards.card.tournament": "Kto zagrał najwięcej rycerzy, bierze dowolny surowiec; przy remisie biorą wszyscy tacy gracze.",
  "rules.event_cards.card.trade_advantage": "Posiadacz najdłuższej drogi może zabrać losową kartę każdemu przeciwnikowi.",
  "rules.event_cards.card.calm_sea": "Kto ma najwięcej budynków przy portach, bierze dowolny surowiec; przy remisie biorą wszyscy tacy gracze.",
  "rules.event_cards.card.robber_flees": "Złodziej wraca na pustynię. Nikt nie traci karty.",
  "rules.event_cards.card.neighborly_assistance": "Kto ma najwięcej punktów, daje wybraną przez siebie kartę każdemu, kto ma ich mniej, jeśli wystarczy dla wszystkich.",
  "rules.event_cards.card.conflict": "Posiadacz największej armii albo ten, kto jako jedyny zagrał najwięcej rycerzy, zabiera losową kartę każdemu przeciwnikowi.",
  "rules.event_cards.card.plentiful_year": "Każdy bierze dowolny surowiec.",
  "rules.event_cards.card.none": "Liczy się tylko liczba.",

  "rules.harbormaster.rule":
    "Osada przy porcie liczy się za 1 punkt portowy, a miasto za 2. Kto pierwszy zdobędzie 3, otrzymuje władzę nad portami, wartą *2 punkty*; kto ma więcej, przejmuje ją. Do zwycięstwa potrzeba o punkt więcej niż zwykle.",

  "rules.two_player.start":
    "Dwa neutralne kolory mają na wyspie po jednej osadzie. Potem oboje zakładacie osady jak zwykle. Każdy zaczyna z 5 żetonami handlu.",
  "rules.two_player.turn":
    "Rzucasz dwa razy, a druga suma musi być inna niż pierwsza. Każdy rzut rozgrywa się w całości, zanim pójdziesz dalej. Handlujesz i budujesz po obu.",
  "rules.two_player.neutral.title": "Kolory neutralne",
  "rules.two_player.neutral":
    "Gdy budujesz drogę, budujesz też za darmo drogę wybranego koloru neutralnego; tak samo z osadą, a jeśli żadna osada nie jest możliwa, to z drogą. Miasta i karty niczego nie wywołują. Kolory neutralne nie dostają kart. Blokują jak przeciwnicy i mogą mieć najdłuższą drogę, bez korzyści dla nikogo.",
  "rules.two_player.tokens.title": "Żetony handlu",
  "rules.two_player.tokens":
    "Raz w swojej turze możesz zapłacić za jedną z tych akcji: 1 żeton albo 2, jeśli masz więcej punktów niż przeciwnik.\n- *Wymuszona wymiana*: zabierz przeciwnikowi dwie losowe karty i oddaj dwie wybrane.\n- *Odeślij złodzieja* na pustynię.\nŻetony zdobywasz, budując osady: 1 na wybrzeżu, 2 obok pustyni. Raz w swojej turze możesz oddać zagranego rycerza za 2 żetony.",
};

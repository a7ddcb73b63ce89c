/** What modules change in each other, and cards that mean something else there, in Polish. */
import type { remarks as english } from "../en/remarks";

export const remarks: Record<keyof typeof english, string> = {
  "rules.game": "Ta gra",
  "rules.game_modules": "W grze",
  "rules.game_players": "Gracze",
  "rules.game_win": "Do zwycięstwa",
  "rules.game_options": "Opcje",
  "rules.game_loading": "Zasady tej gry już się układają …",
  "rules.game_refused": "Takiej gry nie ma:",
  "rules.together": "Wszystko razem",
  "rules.together_about": "To, co te części zmieniają w sobie nawzajem, jest ważniejsze niż rozdziały poniżej; a z dwóch rozdziałów rację ma późniejszy.",

  "rules.seafarers.card.knight":
    "Przesuń złodzieja albo pirata i zabierz kartę graczowi przy tym polu. Rycerz zostaje przed tobą i liczy się do największej armii.",
  "rules.seafarers.card.road_building": "Postaw za darmo dwie drogi, dwa statki albo po jednym z nich.",
  "rules.cloth_for_catan.card.knight":
    "Przesuń złodzieja, a jeśli handlujesz z wioską, możesz pirata, i zabierz kartę (statkom także sukno) graczowi przy tym polu. Rycerz zostaje przed tobą i liczy się do największej armii.",
  "rules.pirate_islands.card.knight": "Statek twojej linii najbliższy jej początku staje się okrętem wojennym. Karta wychodzi z gry.",
  "rules.pirate_islands.card.victory_point": "Używa się jej jak rycerza: statek twojej linii najbliższy jej początku staje się okrętem wojennym. Nie jest punktem.",
  "rules.wonders.card.knight": "Przesuń złodzieja i zabierz kartę graczowi przy tym polu. Rycerz zostaje przed tobą i liczy się do największej armii.",
  "rules.into_the_unknown.card.knight":
    "Przesuń złodzieja i zabierz kartę graczowi przy tym polu. Rycerz zostaje przed tobą i liczy się do największej armii.",
  "rules.desert_dragons.card.knight":
    "Usuń z gry jednego smoka z dowolnego pola, także z pustyni. Kartę się odrzuca; nikomu nie zabiera się karty.",

  "rules.events_hit_one.title": "Wydarzenia, które dotykają jednego gracza",
  "rules.events_hit_one.text":
    "Przewaga handlowa i konflikt zabierają kartę *jednemu* wybranemu przeciwnikowi, a sąsiedzka pomoc trafia do *jednego* wybranego gracza.",
  "rules.events_hit_one.card.trade_advantage": "Posiadacz najdłuższej drogi może zabrać losową kartę jednemu wybranemu przeciwnikowi.",
  "rules.events_hit_one.card.neighborly_assistance": "Kto ma najwięcej punktów, daje wybraną przez siebie kartę jednemu wybranemu graczowi, który ma ich mniej.",
  "rules.events_hit_one.card.conflict":
    "Posiadacz największej armii albo ten, kto jako jedyny zagrał najwięcej rycerzy, zabiera losową kartę jednemu wybranemu przeciwnikowi.",
  "rules.five_six_events.title": "Karty wydarzeń w pięć lub sześć osób",
  "rules.five_six_events.text": "Kartę odkrywa tylko gracz, którego jest tura. Między turami nikt jej nie odkrywa, ale można naprawiać uszkodzone drogi.",
  "rules.events_for_two.text":
    "W turze odkrywasz *dwie karty*, drugą po rozegraniu pierwszej. Jeśli obie mają tę samą liczbę, daje ona karty tylko raz i nie odkrywa się trzeciej; wydarzenie z drugiej i tak następuje, z wyjątkiem drugiego napadu złodzieja.\nKolory neutralne niczego przez wydarzenia nie dają, nie biorą i nie tracą. Dopóki któryś z nich ma najdłuższą drogę, przewaga handlowa nic nie daje. Naprawa drogi nie wymaga drogi neutralnej.",
  "rules.friendly_events.text": "Napad złodzieja liczy się jak 7, więc złodziej omija słabszych. Konflikt i przewaga handlowa nie oszczędzają nikogo.",
  "rules.friendly_for_two.text": "Kolory neutralne nie są chronione.",
  "rules.harbours_for_two.text": "Kolory neutralne nie mają punktów portowych.",
  "rules.friendly_fishermen.text":
    "Jeśli dla złodzieja nie ma już pola, staje obok planszy, aż znów zostanie przesunięty. Kartę za 3 ryby można wziąć każdemu.",
  "rules.events_and_fish.text":
    "Ryby przynosi liczba na karcie. Gdy złodziej ucieka, staje obok planszy, aż przesunie go 7 albo rycerz. Podczas epidemii miasta nadal ciągną dwa żetony.",
  "rules.events_and_fish.card.epidemic": "Miasta dają tym razem tylko jedną kartę, ale jak zawsze dwa żetony ryb.",
  "rules.events_and_fish.card.robber_flees": "Złodziej staje obok planszy. Nikt nie traci karty.",
  "rules.fishing_for_two.text":
    "Ryby zastępują żetony handlu, których się nie używa. Każdy zaczyna z pięcioma żetonami: dwoma z 1 rybą, dwoma z 2 i jednym z 3; zakładanie ich nie przynosi. Kto ma na widoku *mniej punktów*, płaci za wszystko o jedną rybę mniej. Ryby przynoszą oba rzuty, ale nie kolorom neutralnym.",
  "rules.fishing_at_sea.text":
    "*2 ryby* przeganiają złodzieja albo pirata, za każdą opłatą jednego z nich; w „Suknie dla Catanu” pirata tylko wtedy, gdy handlujesz z wioską. Pirat wraca, gdy ktoś go znów przesunie. Za *5 ryb* możesz zamiast drogi zbudować statek.\nStatki nie przynoszą ryb i nikomu nie przeszkadzają w połowach, pirat też nie. Przy jeziorze nie buduje się statków, a wzdłuż łowiska nie umieszcza się portów. W niektórych scenariuszach jeziora nie ma. Kto odkryje je we mgle, ciągnie żeton ryb; jezioro liczy się jako ląd, a statek, który tam leży, zostaje.\nZłodziej zaczyna tam, gdzie mówi scenariusz. Z zakładanych budowli żeton ryb może przynieść ta, która przynosi karty. Ukończony cud wygrywa także ze starym butem.",
  "rules.grounds_in_turn.text":
    "Gdy wszystkie porty leżą, ciągniecie po kolei od pierwszego gracza łowiska i umieszczacie każde na dowolnym wybrzeżu: tam, gdzie dwa pola lądu stykają się nad morzem, na krawędziach bez portu i z dala od innych łowisk. Łowisko, które nigdzie się nie mieści, odkłada się na bok. Jeziora nie ma.",
  "rules.friendly_at_rivers.text":
    "Kafelek najbiedniejszego osadnika może przywrócić ci ochronę: działa przy 2 punktach *lub mniej*. Jeśli dla złodzieja nie ma już pola, idzie na bagno wybrane przez tego, kto go przesuwa.",
  "rules.events_at_rivers.text":
    "Gdy złodziej ucieka, staje obok planszy, aż przesunie go 7 albo rycerz. Trzęsienie ziemi obraca drogi, nigdy mosty; most nadal można zbudować od całej drogi albo budynku.",
  "rules.events_at_rivers.card.earthquake":
    "Każdy uszkadza jedną swoją drogę; mostom nic nie grozi. Dopóki jej nie naprawisz za 1 drewno i 1 glinę, nie budujesz nowych dróg ani mostów i osad na jej końcach, chyba że prowadzi tam inna twoja droga lub most. Nadal liczy się do najdłuższej drogi.",
  "rules.events_at_rivers.card.robber_flees": "Złodziej staje obok planszy. Nikt nie traci karty.",
  "rules.rivers_for_two.text":
    "Osada przy *bagnie* przynosi 2 żetony handlu, oprócz tego za wybrzeże, także przy zakładaniu. Żeton odsyła złodzieja na wybrane bagno. Z mostem budujesz też *neutralny most*, a gdy to niemożliwe, neutralną drogę. Kolory neutralne nie mają złota ani kafelków.",
  "rules.friendly_caravans.text":
    "Jeśli dla złodzieja nie ma już pola, staje obok planszy, aż znów zostanie przesunięty. Punkt od wielbłądów liczy się jak każdy inny: może zakończyć twoją ochronę.",
  "rules.events_and_caravans.text":
    "Karta z 7 wprowadza złodzieja jak wyrzucona 7. Gdy złodziej ucieka, staje obok planszy, aż przesunie go 7 albo rycerz.",
  "rules.events_and_caravans.card.robber_flees": "Złodziej staje obok planszy. Nikt nie traci karty.",
  "rules.caravans_for_two.text":
    "Każde głosowanie dotyczy *dwóch wielbłądów*. Kto ma więcej głosów, stawia oba, w dwóch różnych karawanach; przy równej liczbie każdy stawia jednego, najpierw gracz, którego tura się skończyła. Kolory neutralne nie głosują, a ich osady nie przynoszą wielbłąda. Żeton odsyła złodzieja obok planszy; oaza nie przynosi żetonów handlu.",
  "rules.friendly_traders.text":
    "Nie ma złodzieja, ale nikt nie traci karty przez barbarzyńcę, póki nie ma więcej niż *3 punkty* z rozstawienia. Dokąd idą barbarzyńcy, nie jest ograniczone.",
  "rules.wagons_and_events.text":
    "Napad złodziei przesuwa barbarzyńcę, po odrzuceniu kart. Ucieczka złodzieja i przewaga handlowa nic nie robią. Karta z 2 lub 12 daje swoje wydarzenie, ale żadnych kart, i odkrywa się następną. Za uszkodzoną drogę wóz płaci 2 punkty i żadnego myta.",
  "rules.wagons_and_events.card.robber_attack":
    "Pod każdym względem jak 7: odrzucanie, potem barbarzyńca idzie na inną ścieżkę, a właściciel drogi może tam stracić kartę.",
  "rules.wagons_and_events.card.robber_flees": "Nic się nie dzieje: w tej grze nie ma złodzieja.",
  "rules.wagons_and_events.card.trade_advantage": "Nic się nie dzieje: w tej grze nie ma najdłuższej drogi.",
  "rules.wagons_and_events.card.earthquake":
    "Każdy uszkadza jedną swoją drogę. Póki jej nie naprawisz za 1 drewno i 1 glinę, nie budujesz nowych dróg ani osad na jej końcach, chyba że prowadzi tam inna twoja droga; wozy płacą za nią 2 punkty i żadnego myta.",
  "rules.wagons_for_two.text":
    "Za neutralne drogi też płaci się myto: po ruchu drugi gracz dostaje połowę tych monet, w dół, a resztę bank. Kolory neutralne nie mają wozów i nikt nie traci karty za barbarzyńcę na ich drogach. Żeton handlu (dwa, jeśli masz więcej punktów) przesuwa barbarzyńcę na ścieżkę bez drogi. Budowla przy *polu handlowym* daje 1 żeton handlu, poza tym z wybrzeża, także przy rozstawieniu.",
  "rules.friendly_barbarians.text":
    "Nie ma złodzieja. Przy 7 można wziąć kartę tylko od gracza, który ma *więcej niż 3 punkty* widoczne dla wszystkich. Barbarzyńcy nikogo nie oszczędzają.",
  "rules.barbarians_and_events.text":
    "O lądowaniach barbarzyńców nadal decydują kostki. Atak złodzieja to 7; złodziej nie ucieka, turnieju nie ma, a w konflikcie liczą się rycerze na planszy. Przy spokojnym morzu zdobyte budowle się nie liczą.",
  "rules.barbarians_and_events.card.robber_attack":
    "Kto ma więcej niż 7 kart, odrzuca połowę. Potem odkrywający kartę może wziąć losową kartę od dowolnego gracza.",
  "rules.barbarians_and_events.card.tournament": "Nic się nie dzieje: w tej grze nie ma kart rycerzy.",
  "rules.barbarians_and_events.card.robber_flees": "Nic się nie dzieje: w tej grze nie ma złodzieja.",
  "rules.barbarians_and_events.card.conflict": "Kto sam ma najwięcej rycerzy na planszy, bierze losową kartę od wybranego gracza.",
  "rules.harbours_and_barbarians.text": "Zdobyta budowla nie daje punktów portowych, dopóki nie jest wolna.",
  "rules.barbarians_for_two.text":
    "Jeden rycerz koloru neutralnego jest *najemnikiem* obu graczy. Kto stawia pierwszego rycerza w grze, stawia i jego na krawędzi zamku. W swojej turze możesz nim ruszyć po własnych rycerzach, na tych samych zasadach. W walce liczy się jak rycerz innego gracza, ale nigdy nie ginie; gdy decydują kostki, ma zawsze 3, a jeńcy, którzy mu przypadną, wracają do zapasu.\nNeutralna osada sprowadza własny atak, gdy stoją obie osady. Żetony handlu zamiast złodzieja przesuwają *jednego barbarzyńcę* na inne pole wybrzeża. Za straconego rycerza dostajesz 2 złota i 1 żeton handlu.",
  "rules.bridges_for_fish.text":
    "Nie ma jeziora, a złodziej zaczyna na bagnie, które pozostaje jego domem. *6 ryb* buduje most za darmo, ze złotem, które przynosi każdy most; 5 ryb buduje drogę, nigdy most. Łowisko u ujścia rzeki nie przeszkadza mostowi.",
  "rules.fish_and_caravans.text":
    "Jezioro zastępuje jeden las i leży *obok oazy*; 12 leży razem z 2 na jednym polu, które przynosi surowce przy obu liczbach. Wielbłądy mogą iść brzegiem jeziora. Złodziej może wejść na jezioro, także za pierwszym razem, ale nigdy do oazy.",
  "rules.rides_for_fish.text":
    "Nie ma jeziora, a pustynia zostaje. Ponieważ nie ma złodzieja, *2 ryby* dają co innego: gdy twój rycerz ma jechać, może przejechać do 5 krawędzi, zamiast płacić zbożem; każda opłata jest za jednego rycerza. Podbita osada lub miasto nie łowi; niepodbite łowi nawet przy podbitym polu. Kartę za 7 ryb wykonuje się od razu. Miasto z rozstawienia przy łowisku przynosi jeden żeton.",
  "rules.lost_knights_for_two.text":
    "Ponieważ nie ma żetonów handlu, stracony rycerz przynosi 3 złota i żadnego barbarzyńcy nie przesuwa się za żetony. Najemnikowi ryby nie pomagają.",
  "rules.wagons_for_fish.text":
    "Nie ma jeziora. Ponieważ nie ma złodzieja, *2 ryby* dają co innego: gdy twój wóz jedzie, dostaje 2 punkty ruchu więcej, raz na turę i nie w turze, w której dajesz zboże. Za 7 ryb bierze się kartę z talii, która jest w grze. Miasto z rozstawienia przy łowisku przynosi jeden żeton.",
  "rules.rivers_and_caravans.text":
    "Oaza leży pośrodku, między rzekami; 2 i 12 leżą każda razem z jedną 3. Wielbłądy mogą iść tam, gdzie buduje się mosty, *czy most stoi, czy nie*; przy wielbłądzie most liczy się podwójnie, jak droga. Złodziej zaczyna obok planszy i tam się go odsyła; za pierwszym razem idzie na pole z liczbą, potem także na bagno, ale nigdy do oazy.",
  "rules.landing_at_sea.text":
    "Barbarzyńcy lądują tylko na *jednej wyspie*, tej z zamkiem, i tylko tam pojawiają się i jeżdżą rycerze. Kto buduje gdzie indziej, też ich tam sprowadza. Liczbę, której nie ma na wybrzeżu tej wyspy, rzuca się ponownie; wybrzeże sprawdza się rząd po rzędzie z zachodu na wschód. Nie ma złodzieja ani pirata.",
  "rules.conquered_lines.text":
    "Statki mogą leżeć wzdłuż zdobytych pól. Linia statków rośnie lub jest przesuwana tylko wtedy, gdy jeden z jej statków dotyka *twojej niezdobytej budowli*. Zdobyta budowla nie łączy już dróg i statków w jedną trasę, ale to, co leży przy niej, pozostaje zamknięte.",
  "rules.attack_gifts.text":
    "Cztery karty darów pochodzą z talii barbarzyńców: kto do którejś dotrze, wykonuje ją *od razu*. 2 i 12 sprowadzają barbarzyńcę na każde pole z tą liczbą; jeśli został tylko jeden, wybiera rzucający.",
  "rules.knights_and_warships.text":
    "Gra się talią barbarzyńców i nikt nie zakłada miasta. Dopóki twoja *osada na zachodnim wybrzeżu* jest zdobyta, nie buduje się i nie uzbraja statków. Z pól o tej samej liczbie następny barbarzyńca trafia tam, gdzie jest ich mniej; przy równej liczbie wybiera rzucający. Odbita twierdza nie sprowadza ataku.",
  "rules.knights_and_warships.card.knighthood":
    "Postaw swojego rycerza na wolnej krawędzi zamku i zamień statek linii najbliższy jej początku w okręt wojenny, jedno i drugie, jeśli się da.",
  "rules.desert_camps.text":
    "Wszyscy barbarzyńcy stoją na *trzech pustyniach*, po 12, i pola te są zdobyte, dopóki jest tam co najmniej trzech: budowla przy nich nie jest bezpieczna. Lądujący przychodzą z pustyni, na której jest ich najwięcej; przy równej liczbie wybiera ten, kto wywołał atak. Z pól o tej samej liczbie następny barbarzyńca trafia tam, gdzie jest ich najmniej. Rycerze mogą wygrać i przy pustyni, po wybrzeżu.",
  "rules.besieged_wonders.text":
    "Poziom cudu można budować tylko, *póki spełniasz jego warunek*. Zdobyte budowle się do niego nie liczą. Zbudowane poziomy zostają.",
  "rules.events_and_raids.text":
    "Po odkryciu karty rzuca się dwiema kośćmi tylko dla floty piratów. Nie ma najdłuższej drogi, więc przewaga handlowa nic nie daje.",
  "rules.events_and_raids.card.trade_advantage": "Nic się nie dzieje: w tej grze nie ma najdłuższej drogi.",
  "rules.rivers_and_gold.text":
    "Nikt nie jest tu najbiedniejszym osadnikiem: kto ma najmniej złota, nie traci punktów. Najbogatszy osadnik nadal ma *1 punkt*. Miasto założone przy rzece daje 1 złoto jak osada; zbudowane później nie daje nic.",
  "rules.wagons_at_rivers.text":
    "Każdy zaczyna z *3 złota*, a most daje tylko *2 złota*. Gdzie rzeka przecina ścieżkę i nie ma mostu, wóz płaci *3 punkty*. Po każdym moście płaci *1 punkt*, a za cudzy jeszcze *2 złota* właścicielowi. Barbarzyńca kosztuje tam 2 punkty więcej.",
  "rules.trade_hexes_produce.text":
    "Pola handlowe z liczbą dają karty: zamek *wełnę*, kamieniołom *glinę*, huta szkła *drewno*. Przy 2 i 12 nie rzuca się ponownie.",
  "rules.caravans_under_attack.text":
    "Oaza leży na wybrzeżu, więc ruszyć mogą tylko *dwie karawany*. Nigdy nie zostaje zdobyta. Wielbłądy mijają barbarzyńców i idą przez zdobytą ziemię; zdobyta budowla nie ma punktu od wielbłądów, dopóki nie jest wolna. Głosuje się po ruchu rycerzy i wypędzeniu barbarzyńców.",
  "rules.caravans_and_wagons.text":
    "Nie ma najdłuższej drogi, więc wielbłądy dają tylko punkty osadom i miastom między nimi. Nie stają ani na ścieżkach wewnętrznych, ani na zamkniętych bokach pól handlowych. Barbarzyńcy, wozy i wielbłądy sobie nie przeszkadzają. Głosuje się po ruchu wozu.",
  "rules.barbarians_on_paths.text":
    "Jeden barbarzyńca zaczyna w środku zamku handlowego i jeden w środku huty szkła; na ścieżkach nikt nie zaczyna. Kto sprowadza *lądującego* barbarzyńcę, stawia go też na wolnej ścieżce jego pola i liczy się on w obu miejscach: wozy płacą tam 2 punkty. Gdy żadna ścieżka nie jest wolna, stoi w środku i nie przeszkadza wozom.\n- Wóz może przepędzić barbarzyńcę ze ścieżki: idzie on na inne pole, gdzie jest ich mniej niż trzech, także wewnętrzne, i na ścieżkę tam. Przy 7 żadnego się nie przesuwa; możesz wziąć kartę od dowolnego gracza.\n- Pola wewnętrzne i kamieniołom też można zdobyć. Rycerze zwyciężają tam jak na wybrzeżu, po nim, i nigdy nie stają na ścieżkach wewnętrznych. Pokonani barbarzyńcy schodzą z pola i ze ścieżki.\n- Przy zdobytych polach handlowych wozy ładują i dostarczają jak zawsze. Na końcu tury ruszają rycerze, wypędza się barbarzyńców, a potem rusza wóz.\n- Karty są z Ataku barbarzyńców i nie ma największej armii.",
  "rules.barbarians_on_paths.card.treason":
    "Weź 2 złota. Potem przesuń dwóch barbarzyńców z dwóch pól na dwa inne, gdzie jest ich mniej niż trzech, także wewnętrzne, ale nie do zamku, każdego też na wolną ścieżkę; brakujący biorą się z zapasu.",
  "rules.barbarians_on_paths.card.intrigue":
    "Weź do niewoli barbarzyńcę z dowolnego pola, schodzi też ze ścieżki. Jeśli nie ma żadnego, dostajesz za darmo jeszcze jedną kartę.",
  "rules.friendly_at_sea.text":
    "Pirat też trzyma się z dala: nie wpływa na pole, przy którym jest statek kogoś z najwyżej 2 punktami. Ramka jest dla niego zawsze otwarta.\nJeśli złodziejowi nie zostało żadne pole ani żadna otwarta dla niego pustynia, staje poza planszą, aż znów zostanie przesunięty.",
  "rules.friendly_fleet.text":
    "Nie ma złodzieja. Przy 7 kartę można zabrać tylko graczom, którzy mają *więcej niż 3 punkty* widoczne dla wszystkich. Flota nie oszczędza nikogo.",
  "rules.friendly_dragons.text":
    "Nie ma złodzieja. Przy 7 kartę można zabrać tylko graczom, którzy mają *więcej niż 2 punkty* widoczne dla wszystkich. Smoki nie oszczędzają nikogo.",
  "rules.events_and_dragons.text":
    "Napad złodzieja to 7 i żaden złodziej nie ucieka. Smoki przylatują po wydarzeniu i produkcji karty. W turnieju i konflikcie liczą się zagrani rycerze, choć ich karty są odrzucone. Wydarzenia wciąż przynoszą karty, więc żadna gra nie kończy się bezruchem.",
  "rules.events_and_dragons.card.robber_attack":
    "Kto ma więcej niż 7 kart, odrzuca połowę. Potem odkrywający kartę może wziąć losową kartę od dowolnego gracza.",
  "rules.events_and_dragons.card.robber_flees": "Nic się nie dzieje: w tej grze nie ma złodzieja.",
  "rules.events_at_sea.text":
    "Trzęsienie ziemi nie uszkadza statków, a uszkodzona droga nie zabrania ich budować. Gdy złodziej ucieka, pirat zostaje na miejscu; jeśli żadna pustynia nie jest dla złodzieja otwarta, staje on poza planszą, aż znów zostanie przesunięty.",
  "rules.events_at_sea.card.earthquake":
    "Każdy uszkadza jedną swoją drogę; statkom nic nie grozi. Dopóki jej nie naprawisz za 1 drewno i 1 glinę, nie budujesz nowych dróg (statki wolno) ani osad na jej końcach, chyba że prowadzi tam inna twoja droga lub statek. Nadal liczy się do najdłuższej drogi.",
  "rules.events_at_sea.card.robber_flees":
    "Złodziej wraca na pustynię, a jeśli żadna nie jest dla niego otwarta, staje poza planszą. Pirat zostaje. Nikt nie traci karty.",
  "rules.events_and_villages.text": "Nie ma tu najdłuższej drogi, więc przewaga handlowa nic nie daje.",
  "rules.events_and_villages.card.trade_advantage": "Nic się nie dzieje: w tej grze nie ma najdłuższej drogi.",
  "rules.events_and_fleet.text":
    "Po odkryciu karty rzuca się dwiema kośćmi tylko dla floty piratów. Nie ma złodzieja ani najdłuższej drogi, a okręty wojenne nie są zagranymi rycerzami: dlatego turniej, konflikt, przewaga handlowa i ucieczka złodzieja nic nie dają.",
  "rules.events_and_fleet.card.tournament": "Nic się nie dzieje: rycerze, którzy stali się okrętami wojennymi, się nie liczą.",
  "rules.events_and_fleet.card.trade_advantage": "Nic się nie dzieje: w tej grze nie ma najdłuższej drogi.",
  "rules.events_and_fleet.card.robber_flees": "Nic się nie dzieje: w tej grze nie ma złodzieja.",
  "rules.events_and_fleet.card.conflict": "Nic się nie dzieje: w tej grze nie ma największej armii, a rycerze, którzy stali się okrętami wojennymi, się nie liczą.",
  "rules.harbours_and_gifts.text": "Port otrzymany w czasie gry liczy się do władzy nad portami, gdy tylko zostanie umieszczony.",
  "rules.harbours_and_fortress.text": "Potrzebujesz o punkt więcej; twierdzę i tak trzeba odbić.",
  "rules.harbours_and_wonders.text": "Obok najwyższego cudu potrzebujesz o punkt więcej. Ukończony cud wygrywa jak zawsze.",
  "rules.sea_for_two.text":
    "Gracie na mapie dla trzech osób. Przed zakładaniem osad każde z was stawia w obszarze startowym jedną osadę neutralną, między trzema polami lądu.\nRazem ze statkiem stawiasz *statek neutralny*, a jeśli się nie da, drogę neutralną. Przesunięty statek niczego nie wymaga. Neutralne elementy nie dostają złota, punktów specjalnych ani sukna i nikt ich nie okrada.\nGdzie żadna pustynia nie jest otwarta dla złodzieja, żeton odsyła go poza planszę, aż znów zostanie przesunięty; bez pustyni żetony daje tylko wybrzeże.",
  "rules.leaving_rivers.text":
    "*Statek* położony przy rzece przynosi 1 złoto jak droga, także przy zakładaniu. Odsunięcie go od rzeki *kosztuje 1 złoto*, a bez złota zostaje przy rzece; z jednej krawędzi nad rzeką na drugą nic nie kosztuje i nic nie przynosi. U ujścia rzeki nie leży statek, tylko most. Złoża złota dają dowolną kartę, ale nie złoto.",
  "rules.river_harbours.text":
    "Porty kładzione w trakcie gry omijają ujścia rzek, a w Nowym świecie każde wybrzeże rzeki.",
  "rules.caravans_at_sea.text":
    "Wielbłądy chodzą też po *krawędziach morskich* i wzdłuż statków, gdziekolwiek stoi pirat, a strzałka oazy może wskazywać morze. *Statek przy wielbłądzie liczy się podwójnie* do najdłuższej drogi; statek, który odpływa, zostawia wielbłąda.\nZłodziej zaczyna jak w scenariuszu albo obok planszy, jeśli oaza zajęła jego pole. W Zapomnianym plemieniu zaczyna w oazie i może tam wrócić. Na Czterech wyspach pirat zaczyna obok planszy, a oaza nie należy do żadnej wyspy.",
  "rules.wagons_at_sea.text":
    "Nie ma złodzieja, pirata ani najdłuższego szlaku handlowego. Potrzeba *trzech punktów więcej* niż w samym scenariuszu, także z Miastami i Rycerzami.\n- *Wozy* jeżdżą wzdłuż każdej krawędzi, na której mógłby leżeć statek: za *2* punkty ruchu bez statku, za *1* po statku, i *1 złoto* dla właściciela, jeśli nie jest twój.\n- *Barbarzyńcy* też wychodzą w morze, a co dotyczy dróg, dotyczy i statków.\n- Morskie boki pól handlowych są zamknięte dla dróg, ale leżą tam statki i jeżdżą wozy. Wewnętrzne ścieżki prowadzą do każdego rogu, który dotyka innego pola lądu; pozostałe rogi są zamknięte.\n- Wyrzuconych 2 i 12 *nie* rzuca się ponownie: każda jest na jakimś polu.",
  "rules.wagons_at_sea.card.knight":
    "Przesuń barbarzyńcę na inną ścieżkę, na morzu lub na lądzie. Jeśli zbudował tam ktoś inny, możesz wziąć mu kartę. Liczy się do największej armii.",
  "rules.wagons_at_sea.card.road_building": "Połóż za darmo dwie drogi, dwa statki lub po jednym, także na wewnętrznych ścieżkach.",
  "rules.wagons_and_events_at_sea.text": "Karta z 2 lub 12 jest zwykłą kartą: jej liczba się liczy i nie odkrywa się następnej.",
  "rules.wagons_and_events_at_sea.card.robber_flees": "Nic się nie dzieje: w tej grze nie ma złodzieja.",
  "rules.wagons_and_events_at_sea.card.earthquake":
    "Każdy uszkadza jedną swoją drogę; statki są bezpieczne. Póki jej nie naprawisz za 1 drewno i 1 glinę, nie budujesz nowych dróg (ale statki tak) ani osad na jej końcach, chyba że prowadzi tam inna twoja droga lub statek; wozy płacą za nią 2 punkty i żadnego myta.",

  "rules.knights_at_sea.text":
    "Potrzebujesz *dwóch punktów więcej* niż w samym scenariuszu; inne drogi do zwycięstwa się nie zmieniają.\n- *Zakładanie*: drugim budynkiem jest miasto. Karty daje ostatni budynek.\n- *Rycerzy* werbuje się przy swoich drogach i statkach, ale nigdy na otwartym morzu. Chodzą drogami i statkami, z wyspy na wyspę i na otwarte morze, i blokują statki tak jak drogi.\n- *Statki*: linia między dwoma twoimi budynkami lub rycerzami jest zamknięta. Statek zostaje, jeśli bez niego twój rycerz byłby odcięty.\n- *Pirat*, tak jak złodziej, czeka na pierwsze lądowanie barbarzyńców. Rycerz przy jego polu może go przegonić.\n- *Barbarzyńcy* atakują wszystkie wyspy naraz: liczą się wszystkie miasta i wszyscy aktywni rycerze, na morzu też.\n- *Złoża złota* dają surowce, nigdy towary, miastom również.",
  "rules.knights_at_sea.card.road_building": "Postaw za darmo dwie drogi, dwa statki albo po jednym z nich.",
  "rules.knights_at_sea.card.diplomat":
    "Usuń otwartą drogę lub statek na końcu linii. Jeśli jest twój, możesz postawić go gdzie indziej: drogę jako drogę, statek jako statek.",
  "rules.knights_at_sea.card.intrigue": "Wypędź rycerza innego gracza ze skrzyżowania przy twojej drodze lub statku.",
  "rules.knights_at_sea.card.merchant":
    "Postaw kupca na polu lądu przy swoim budynku, ale nie na złożu złota: 1 punkt i wymiana jego surowca 2:1, dopóki ktoś inny go nie przesunie.",
  "rules.knights_and_villages.text":
    "Sukno z wiosek to nie towar sukno: niczego się nim nie opłaca, liczy się tylko jako punkty. Z trzech początkowych budynków drugi jest miastem.\nCudzy rycerz na linii nie dopuszcza jej do wioski; gdy odejdzie, linia może wreszcie tam dotrzeć.",
  "rules.progress_gifts.text": "Gdzie dar albo skarb byłby kartą rozwoju, dobierasz zamiast niej wierzchnią kartę postępu z wybranej talii.",
  "rules.knights_and_fish.text":
    "- *3 ryby* zabierają dowolną kartę, także towar, czy barbarzyńcy już wylądowali, czy nie.\n- *4 ryby* nigdy nie dają towaru.\n- *7 ryb*: dobierz wierzchnią kartę postępu z wybranej talii. Nadmiar ponad cztery oddajesz, kończąc turę.\nZłodziej zaczyna obok planszy; po pierwszym lądowaniu barbarzyńców wprowadza go 7 albo biskup. Żadna karta postępu nie zabiera ryb, a dla akweduktu ryby nie są kartami. Miasto założone przy łowisku przynosi jeden żeton.",
  "rules.city_ransom.text":
    "Gdy barbarzyńcy mają splądrować twoje miasto, możesz zamiast tego zapłacić bankowi *5 złota*: miasto zostaje razem z murem. Jeśli traci je kilku graczy, decydują w kolejności tur.",
  "rules.knights_at_rivers.text":
    "Złodziej zaczyna na bagnie i nic nie robi, dopóki barbarzyńcy raz nie wylądują. Miasto założone przy rzece przynosi *1 złoto*, zbudowane później nic.\nRycerze korzystają z twoich mostów jak z dróg: werbuje się ich tam i przechodzą na drugą stronę. Droga, którą dyplomata zabiera znad rzeki, kosztuje właściciela 1 złoto, jeśli je ma.",
  "rules.knights_at_rivers.card.diplomat":
    "Usuń otwartą drogę, ale nie most, na końcu linii; przy rzece jej właściciel płaci 1 złoto. Jeśli jest twoja, możesz zbudować ją gdzie indziej, przy rzece za 1 złoto dla ciebie: znad rzeki nad rzekę nic się nie płaci.",
  "rules.knights_at_rivers.card.intrigue": "Wypędź rycerza innego gracza ze skrzyżowania przy twojej drodze lub moście.",
  "rules.knights_at_rivers_and_sea.card.diplomat":
    "Usuń otwartą drogę lub statek, ale nie most, na końcu linii; przy rzece właściciel płaci 1 złoto. Jeśli jest twój, możesz położyć go gdzie indziej jako to samo, przy rzece za 1 złoto dla ciebie: znad rzeki nad rzekę nic się nie płaci.",
  "rules.knights_at_rivers_and_sea.card.intrigue": "Wypędź rycerza innego gracza ze skrzyżowania przy twojej drodze, moście lub statku.",
  "rules.knights_and_caravans.text":
    "Głosuje się *gliną i drewnem* zamiast zbożem i wełną, nigdy towarami. Metropolia liczy się jak miasto: postawienie jej sprowadza wielbłąda, a między dwoma wielbłądami jest warta 1 punkt więcej.\nZłodziej stoi obok planszy, dopóki barbarzyńcy nie wylądują; potem wprowadza go 7 albo biskup, najpierw na pole z liczbą.",
  "rules.canal_knights.text":
    "W ten scenariusz zawsze gra się z Miastami i rycerzami: jego 21 albo 18 punktów pozostaje bez zmian i nie ma pirata, którego można by przegnać. Z trzech budynków początkowych drugi to miasto. Rycerze kopią, znajdują złoto i handlują, jak mówi rozdział o kanale.",
  "rules.canal_knights.card.deserter":
    "Inny gracz zabiera z planszy wybranego przez siebie rycerza; możesz postawić własnego, nie silniejszego, na głównej wyspie. Jeśli jest aktywny, może od razu kopać.",
  "rules.canal_knights.card.inventor": "Zamień miejscami dwie liczby na mapie, poza 2, 6, 8 i 12 oraz tymi, które leżą zakryte.",
  "rules.canal_knights.card.irrigation": "2 zboża za każde pole uprawne, przy którym masz budynek, także suche.",
  "rules.canal_knights.card.warlord":
    "Aktywuj za darmo wszystkich swoich rycerzy, po kolei, jak chcesz: dwóch przy oznaczonym polu kopie kanał, zanim dołączy trzeci.",
  "rules.knights_and_wonders.text": "Poziomy cudów opłaca się tylko surowcami. Punktów potrzeba o dwa więcej; ukończony cud wygrywa jak zawsze.",
  "rules.knights_on_new_islands.text":
    "Także tutaj każdy ma 8 miast. W trzy osoby złodziej wchodzi na planszę dopiero po pierwszym ataku barbarzyńców.",
  "rules.knights_on_new_islands.card.inventor":
    "Zamień miejscami dwie liczby na mapie, poza 2, 6, 8 i 12. Pola bez liczby nie biorą w tym udziału.",
  "rules.dragon_hunters.text":
    "Potrzeba *21 pkt w trójkę i 18 we czwórkę*, nie o dwa więcej, a pirata nie ma. W zaczarowanej krainie nie werbuje się rycerzy i można się tam dostać tylko przez przeprawę.\nRycerze w zaczarowanej krainie lub na otwartym morzu *nie bronią*, gdy atakują barbarzyńcy, i zostają aktywni lub nieaktywni jak przedtem. W zaczarowanej krainie nie zatrzymują statków.",
  "rules.dragon_hunters.card.inventor": "Zamień miejscami dwie liczby na wyspie ojczystej, poza 2, 6, 8 i 12.",
  "rules.dragon_hunters.card.deserter":
    "Inny gracz zabiera z planszy wybranego przez siebie rycerza, ale nie z zaczarowanej krainy; możesz postawić własnego, nie silniejszego.",
  "rules.dragon_hunters.card.intrigue": "Wypędź rycerza innego gracza ze skrzyżowania przy twojej drodze lub statku, ale nie w zaczarowanej krainie.",
  "rules.dragon_hunters.card.medicine": "Zamień osadę w miasto za 2 rudy i 1 zboże, ale nie w zaczarowanej krainie.",
  "rules.knights_and_harbours.text": "Miasto z metropolią liczy się za 2 punkty portowe, jak każde miasto. Gra toczy się do o jeden punkt więcej.",
  "rules.knights_clear_paths.text":
    "Są *dwa rodzaje barbarzyńców*: z flotą walczy się jak zawsze, a trzej inni stoją na ścieżkach i przeszkadzają wozom. Nie ma złodzieja, najdłuższej drogi ani kart rozwoju.\n- *Rycerze*: zamiast przeganiać złodzieja aktywny rycerz przepędza barbarzyńcę ze ścieżki przy swoim skrzyżowaniu i staje się nieaktywny. Barbarzyńca idzie na inną ścieżkę; jeśli zbudował tam ktoś inny, możesz wziąć mu kartę.\n- Barbarzyńcy na ścieżkach ruszają się także przed pierwszym lądowaniem, również przy 7.\n- Karta wzięta przez barbarzyńcę to surowiec lub towar, nigdy złoto.\n- Żaden rycerz nie stoi na placu ani na zamkniętym rogu.",
  "rules.knights_clear_paths.card.bishop":
    "Przesuń barbarzyńcę na inną ścieżkę. Jeśli zbudował tam ktoś inny, możesz wziąć mu losową kartę.",
  "rules.number_dice_again.title": "Kostki rzucane ponownie",
  "rules.number_dice_again.text":
    "Przy 2 lub 12 rzuca się ponownie tylko czerwoną i żółtą kostką; kostka wydarzeń zostaje i liczy się raz. Rzutu przeciw barbarzyńcy nikt nie ustawia.",
  "rules.number_dice_again.card.alchemist": "Przed rzutem: ustaw czerwoną i żółtą kostkę, ale nie na sumę 2 lub 12.",
  "rules.knights_and_friendly_robber.text":
    "Złodziej omija słabszych bez względu na to, co go przesuwa: 7, rycerz, który go przegania, czy biskup. Wszyscy zaczynają z 3 punktami, więc ma to znaczenie dopiero po utracie miasta.",
  "rules.knights_and_events.text":
    "Gdzie wydarzenia mówią o rycerzach, liczą się *aktywni rycerze na planszy*, każdy za jednego bez względu na siłę. Towary można oddawać i zabierać, ale z banku wydarzenie daje zawsze surowce; kart postępu nic nie rusza.\n- Dopóki barbarzyńcy raz nie wylądują, napad złodzieja oznacza tylko odrzucanie, a złodziej nie ucieka.\n- Alchemik zastępuje kartę: żadne wydarzenie nie następuje.\n- Rycerze mogą stać przy uszkodzonych drogach. Dyplomata takiej drogi nie usunie.",
  "rules.knights_and_events.card.epidemic": "Tym razem miasta dają po jednym surowcu i żadnych towarów.",
  "rules.knights_and_events.card.tournament":
    "Kto ma najwięcej aktywnych rycerzy na planszy, co najmniej jednego, bierze dowolny surowiec; przy remisie biorą wszyscy tacy gracze. Siła nie ma znaczenia.",
  "rules.knights_and_events.card.conflict":
    "Kto jako jedyny ma najwięcej aktywnych rycerzy na planszy, zabiera losową kartę każdemu przeciwnikowi. Siła nie ma znaczenia, a karty postępu są bezpieczne.",
  "rules.knights_and_events.card.robber_flees":
    "Jeśli barbarzyńcy już raz wylądowali, złodziej wraca na pustynię, a jeśli żadna nie jest dla niego otwarta, staje poza planszą. Nikt nie traci karty.",
  "rules.knights_and_events.card.alchemist": "Przed odkryciem karty: ustaw czerwoną i żółtą kość według uznania. Ich suma jest liczbą, a karty się nie odkrywa.",
  "rules.knights_and_events_hit_one.card.conflict":
    "Kto jako jedyny ma najwięcej aktywnych rycerzy na planszy, zabiera losową kartę jednemu wybranemu przeciwnikowi. Siła nie ma znaczenia, a karty postępu są bezpieczne.",
  "rules.knights_wagons_and_events.text":
    "Napad złodziei przesuwa barbarzyńcę na ścieżce, także przed pierwszym lądowaniem, i żaden złodziej nie ucieka. Czerwona kostka i kostka wydarzeń liczą się raz, ile by kart nie odkryto.",
  "rules.knights_wagons_and_events.card.robber_flees": "Nic się nie dzieje: w tej grze nie ma złodzieja.",
  "rules.red_die_before_card.title": "Czerwona kość przed kartą",
  "rules.red_die_before_card.text":
    "Najpierw rzucasz czerwoną kością i kością wydarzeń i rozgrywasz wynik; czerwona służy tylko kartom postępu. Potem odkrywasz kartę: jej wydarzenie, a następnie liczbę.",
  "rules.red_die_on_card.title": "Czerwona kość na karcie",
  "rules.red_die_on_card.text":
    "Najpierw odkrywasz kartę; pokazuje ona też czerwoną kość. Potem rzuca się kością wydarzeń i rozgrywa ją, następnie wydarzenie z karty, a na końcu jej liczbę.",
  "rules.knights_for_two.text":
    "Gra toczy się do tylu punktów, co same Miasta i Rycerze. Oba rzuty mają wszystkie trzy kości, ale kością wydarzeń nigdy nie rzuca się ponownie.\n- *Werbując* rycerza, stawiasz też zwykłego rycerza koloru neutralnego, a jeśli nie ma miejsca, drogę neutralną. *Awansując* rycerza, awansujesz neutralnego, najwyżej na silnego.\n- Neutralni rycerze nigdy nie są aktywni i nie walczą z barbarzyńcami, tylko blokują. Słabszych możesz wypierać i mówisz, dokąd idą.\n- *Żetony*: raz w swojej turze możesz zdjąć z planszy swojego rycerza za tyle żetonów, ile wynosi jego siła; zastępuje to oddanie zagranego rycerza. Początkowe miasto żetonów nie daje.\n- *Wymuszona wymiana* dotyczy samych surowców albo dowolnych kart, za tę samą cenę. Złodzieja można odesłać dopiero po pierwszym lądowaniu barbarzyńców.",
  "rules.knights_for_two.card.alchemist": "Przed pierwszym z twoich dwóch rzutów: ustaw jego czerwoną i żółtą kość według uznania. Drugi rzut jest zwykły.",
  "rules.knights_for_two.card.deserter":
    "Przeciwnik zabiera z planszy wybranego przez siebie rycerza albo kolor neutralny najsłabszego; możesz postawić własnego, nie silniejszego.",
  "rules.knights_for_two.card.smith": "Awansuj za darmo najwyżej dwóch swoich rycerzy i z każdym jednego neutralnego, najwyżej na silnego.",
  "rules.set_dice_for_two.card.alchemist":
    "Przed pierwszą z twoich dwóch kart: ustaw czerwoną i żółtą kość według uznania. Ich suma jest liczbą zamiast niej; drugą kartę odkrywa się jak zwykle.",
  "rules.five_six_knights.title": "Miasta i Rycerze w pięć lub sześć osób",
  "rules.gold_and_commodities.text":
    "Za złoto kupuje się w banku *surowce*, nigdy towary, a za towary bank nie daje złota; gracze mogą wymieniać między sobą jedno na drugie. Żadna karta postępu nie zabiera złota, a akwedukt nigdy go nie daje.",
  "rules.knights_on_paths.text":
    "Gra się do tylu punktów, co w samych Miastach i Rycerzach, na planszy barbarzyńców. Nie ma floty ani złodzieja: *statek* na kostce wydarzeń wysadza jednego barbarzyńcę na pole wybrzeża z wyrzuconą liczbą, przed wszelką produkcją. Każde ulepszenie miasta to jeden rzut na jednego barbarzyńcę.\n- *Rycerze* pochodzą z Miast i Rycerzy, ale stoją na krawędziach. Nowi zaczynają na wolnej krawędzi zamku. Na koniec twojej tury każdy może przejechać do *trzech krawędzi*, obok wszystkiego, na krawędź bez rycerza, i musi opuścić zamek. Aktywny jeszcze przed tą turą może zamiast tego przejechać do *pięciu* albo, w granicach trzech, *wyprzeć* słabszego rycerza; potem jest nieaktywny. Wyparty idzie na najbliższą wolną krawędź.\n- *W walce* aktywni rycerze liczą się swoją siłą i po zwycięstwie są nieaktywni. Trafiony staje się najbliższym słabszym, jakiego masz, albo ginie; tak czy inaczej dostajesz 3 złota. *Trzej jeńcy* to 1 punkt. Gdy w zapasie nie ma już barbarzyńców, trzech można wymienić na punkt obrońcy.\n- *Metropolii* nie można podbić. Miasto wśród podbitych pól i morza nie pozwala kupować ulepszeń i nie przyjmuje metropolii. Mury nie pomagają.",
  "rules.knights_on_paths.card.bishop": "Wybierz pole i zabierz kartę każdemu, kto ma przy nim niepodbity budynek.",
  "rules.knights_on_paths.card.deserter":
    "Inny gracz zabiera z planszy wybranego przez siebie rycerza; możesz postawić na tej samej krawędzi własnego, nie silniejszego.",
  "rules.knights_on_paths.card.diplomat":
    "Usuń otwartą drogę na końcu linii, także spod rycerza, który zostaje. Jeśli jest twoja, możesz zbudować ją gdzie indziej.",
  "rules.knights_on_paths.card.intrigue": "Weź do niewoli barbarzyńcę z wybranego pola wybrzeża.",
  "rules.knights_on_paths.card.inventor": "Zamień miejscami dwie liczby pól wewnętrznych, poza 6 i 8; liczby wybrzeża zostają.",
  "rules.knights_on_paths.card.merchant":
    "Postaw kupca na niepodbitym polu lądu przy swoim budynku: 1 punkt i wymiana jego surowca 2:1, dopóki ktoś inny go nie przesunie albo pole nie zostanie podbite.",
  "rules.paths_and_events.text":
    "*Turniej* i *konflikt* dotyczą aktywnych rycerzy, jak w Miastach i Rycerzach. Statek na kostce wydarzeń wysadza barbarzyńcę na pole z liczbą karty.",
  "rules.paths_and_events.card.robber_attack":
    "Każdy, kto ma więcej kart niż limit, odrzuca połowę. Potem ten, kto odkrył kartę, może zabrać losową kartę dowolnemu graczowi.",
  "rules.paths_and_events.card.robber_flees": "Nic się nie dzieje: w tej grze nie ma złodzieja.",
  "rules.paths_for_two.text":
    "*Neutralni rycerze* są najemnikami obu graczy. Stawia się ich na krawędziach zamku, a po własnych rycerzach możesz ruszyć każdego do trzech krawędzi. Nigdy nie są aktywni: nie walczą i nie są trafiani.",
  "rules.paths_for_two.card.deserter":
    "Przeciwnik zabiera wybranego przez siebie rycerza albo kolor neutralny najsłabszego; możesz postawić na tej samej krawędzi własnego, nie silniejszego.",
  "rules.five_six_knights.text":
    "Między turami każdy może też budować mury, kupować ulepszenia oraz werbować, awansować i aktywować rycerzy; nikt nie działa wtedy rycerzem ani nie zagrywa kart postępu. Przy turach w parach drugi gracz może to wszystko, a także zagrywać karty postępu prócz alchemika i handlować z bankiem.\nRycerz aktywowany poza twoją turą jest gotów w twojej następnej. Każdego towaru jest po 18 kart.",
};

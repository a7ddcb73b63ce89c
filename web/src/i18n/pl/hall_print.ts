/** The Big Game: what is printed, with its rules on one page, in Polish. */
import type { hall_print as english } from "../en/hall_print";

export const hall_print: Record<keyof typeof english, string> = {
  "print.what": "Co drukować",
  "print.poster": "Plakat",
  "print.cards": "Karty miejsc",
  "print.tables": "Numery stołów",
  "print.rules": "Zasady na jednej stronie",
  "print.boards": "Plansze, jak stoją",
  "print.look_at_boards": "Obejrzyj plansze",
  "print.boards_about": "Mapa, karty na ręce i punkty każdej planszy, żeby grać dalej prawdziwymi pionkami. Najwyżej {most} naraz; wydruk jest tajemnicą dla wszystkich innych.",
  "print.from": "Od",
  "print.to": "do",
  "print.make_codes": "Utwórz kody",
  "print.codes_about": "Według numeru zapisu; boty kodów nie dostają. Każdy nowy kod unieważnia wydrukowany wcześniej; kto już wszedł, zostaje.",
  "print.language_about": "Drukuje się w języku tej strony.",
  "print.print": "Drukuj",
  "print.layout": "Układ {layout}",
  "print.seat_later": "Miejsce poznasz na początku.",
  "print.card": "karta rozwoju",
  "print.rules_title": "zasady na jednej stronie",
  "print.rule_goal": "Cel",
  "print.rule_goal_text":
    "Cała sala gra w jedną grę. Wygrywa, kto pierwszy w swojej turze ogłosi 25 punktów i naprawdę je ma. Same punkty nie wygrywają: trzeba je ogłosić.",
  "print.rule_hall": "Plansze i partnerzy",
  "print.rule_hall_text":
    "Plansze w układach A, B, C leżą obok siebie. Przy każdej siedzą gracz Słońca (północ) i gracz Księżyca (południe), każdy na swojej połowie. Twoich pięcioro partnerów to osoba przy twojej planszy i po dwie z sąsiednich.",
  "print.rule_start": "Początek",
  "print.rule_start_text":
    "Trzy osady stoją na zaznaczonych miejscach twojej połowy, jedna z drogą, jedna ze statkiem. Wybierz jedną: weź kartę za każdy sąsiedni ląd prócz pustyni. Potem zamień jedną z trzech w miasto. Zaczynasz z 4 punktami.",
  "print.rule_turn": "Tury",
  "print.rule_turn_text":
    "Słońce ma tury nieparzyste, Księżyc parzyste. Zapowiada się grupę, jeden rzut obowiązuje całą salę, wszyscy dostają karty; potem cała grupa jednocześnie handluje i buduje aż do ogłoszenia końca.",
  "print.rule_production": "Karty",
  "print.rule_production_text":
    "Osada daje 1 kartę z każdego pola z tą liczbą, miasto 2, na każdej planszy, także poza turą grupy. Karty są z banku twojej planszy. Gdy nie starcza dla obojga, nikt nie dostaje tego surowca; gdy należą się jednej osobie, bierze resztę.",
  "print.rule_trade": "Handel",
  "print.rule_trade_text":
    "Oferty składają tylko gracze na ruchu, swoim pięciorgu partnerom. Inni mogą przyjmować od trojga naprzeciw. Z każdej strony co najmniej karta, bez prezentów, nie to samo w obie strony. Z bankiem 4:1, a w porcie, przy którym budowałeś, 3:1 i 2:1, na każdej planszy.",
  "print.rule_building": "Budowa",
  "print.rule_building_text":
    "Na swojej i obu sąsiednich planszach, na obu połowach. Droga przedłuża drogę, statek statek; zmieniają się przy własnej budowli. Z planszy na planszę prowadzą tylko statki. Budowle nie stoją obok siebie. Raz na turę można przesunąć statek z otwartego końca, jeśli nie jest z tej tury.",
  "print.rule_leave": "Prośba o zgodę",
  "print.rule_leave_text":
    "Zanim zbudujesz osadę na cudzej połowie, zapytaj właściciela. Może odmówić tylko wtedy, gdy też jest na ruchu, mógłby od razu budować w tym miejscu i ma na to karty. Miasta się nie odmawia, a osoba przy twojej planszy nigdy nie może odmówić.",
  "print.rule_bonus": "Pierwsze osady",
  "print.rule_bonus_text": "Twoja pierwsza osada na każdej z pięciu cudzych połów daje na stałe 2 punkty więcej, niezależnie od tego, kto tam już budował.",
  "print.rule_knights": "Karty rozwoju",
  "print.rule_knights_text":
    "Ciągnij ze swojego stosu. W swojej turze można zagrać jedną, nie dopiero co kupioną. Rycerz: jeśli złodziej stoi na liczbie przy twojej budowli, idzie na pustynię swojej połowy, a ty bierzesz 1 kartę tego pola; jeśli nie – 1 kartę do wyboru. Nikt nie jest okradany. Budowa dróg: dwie drogi lub statki. Monopolu nie ma.",
  "print.rule_markers": "Znaczniki",
  "print.rule_markers_text":
    "Po 2 punkty, tylko między dwojgiem graczy planszy: najdłuższa droga od 5 dróg i statków oraz zakon rycerski od 3 rycerzy. Znacznik przechodzi tylko do tego, kto ma więcej.",
  "print.rule_seven": "Siódemka",
  "print.rule_seven_text":
    "Kto ma ponad 7 kart, na ruchu czy nie, oddaje połowę, zaokrągloną w dół. Do tury 15 to wszystko. Od 16 rzuca się jeszcze raz dla złodziei: na każdej planszy każdy idzie na pole swojej połowy z tą liczbą. Przy 2 i 12 jedna połowa go nie ma: jej złodziej idzie na pustynię. Przy 7 oba.",
  "print.rule_points": "Punkty",
  "print.rule_points_text":
    "Osada 1 (5 pionków), miasto 2 (10 pionków), pierwsza osada na cudzej połowie 2 (do pięciu razy), najdłuższa droga 2, zakon rycerski 2, każda karta punktu zwycięstwa 1.",
  "print.rule_referee": "Sędzia",
  "print.rule_referee_text":
    "Zawołaj go, gdy coś się nie zgadza; jego słowo jest ostateczne. O karty tylko w tej samej turze. Ogłoszenie zwycięstwa zatrzymuje zegar dla wszystkich; jeśli było błędne, tura trwa dalej i nie można w niej ogłosić ponownie.",
  "print.rule_paper": "Bez komputerów",
  "print.rule_paper_text":
    "Osoba na scenie zapowiada turę i grupę, rzuca dwiema kośćmi, pokazuje i woła liczbę, a po umówionym czasie kończy turę gongiem. Każda strona planszy trzyma około połowy banku i kart. Karty obojgu rozdaje gracz spoza tury i oboje sprawdzają; co niewzięte przed gongiem, przepada. Kto ogłasza zwycięstwo, podnosi rękę i woła: czas stoi dla wszystkich, póki sędzia nie policzy. Gdy ogłasza kilkoro naraz, każdy dolicza dziesiątą część punktu za kartę na ręce; potem wygrywa niższy numer zapisu.",
};

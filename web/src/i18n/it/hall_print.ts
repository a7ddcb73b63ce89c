/** The Big Game: what is printed, with its rules on one page, in Italian. */
import type { hall_print as english } from "../en/hall_print";

export const hall_print: Record<keyof typeof english, string> = {
  "print.what": "Che cosa stampare",
  "print.poster": "Manifesto",
  "print.cards": "Cartoncini dei posti",
  "print.tables": "Numeri dei tavoli",
  "print.rules": "Regole in una pagina",
  "print.boards": "Plance come stanno",
  "print.look_at_boards": "Guarda le plance",
  "print.boards_about": "Mappa, mani e punti di ogni plancia, per continuare con i pezzi veri. Al massimo {most} alla volta; ciò che si stampa è segreto per tutti gli altri.",
  "print.from": "Da",
  "print.to": "a",
  "print.make_codes": "Crea i codici",
  "print.codes_about": "Per numero d’iscrizione; i bot non ne ricevono. Ogni codice creato qui annulla quello stampato prima; chi è già dentro resta dentro.",
  "print.language_about": "Si stampa nella lingua di questa pagina.",
  "print.print": "Stampa",
  "print.layout": "Disposizione {layout}",
  "print.seat_later": "Il posto si saprà all’inizio.",
  "print.card": "carta sviluppo",
  "print.rules_title": "le regole in una pagina",
  "print.rule_goal": "Scopo",
  "print.rule_goal_text":
    "Tutta la sala gioca una sola partita. Vince chi per primo, nel proprio turno, annuncia 25 punti e li ha davvero. I punti da soli non vincono: bisogna dirlo.",
  "print.rule_hall": "Plance e partner",
  "print.rule_hall_text":
    "Le plance con disposizione A, B, C stanno una accanto all’altra. A ognuna siedono un giocatore del Sole (nord) e uno della Luna (sud), ciascuno con la sua metà. I tuoi cinque partner sono chi siede alla tua plancia e i due di ogni plancia vicina.",
  "print.rule_start": "Inizio",
  "print.rule_start_text":
    "Tre insediamenti stanno sui posti stampati della tua metà, uno con una strada, uno con una nave. Scegline uno: prendi una carta per ogni terra accanto, tranne il deserto. Poi trasforma uno dei tre in città. Cominci con 4 punti.",
  "print.rule_turn": "Turni",
  "print.rule_turn_text":
    "Il Sole ha i turni dispari, la Luna i pari. Si annuncia il gruppo, un solo lancio vale per tutta la sala, tutti ricevono carte; poi tutto il gruppo commercia e costruisce insieme fino all’annuncio della fine.",
  "print.rule_production": "Carte",
  "print.rule_production_text":
    "Un insediamento dà 1 carta per ogni esagono con quel numero, una città 2, su ogni plancia e anche quando il gruppo non è di turno. Vengono dalla banca della tua plancia. Se non bastano per entrambi, nessuno ne riceve; se spettano a uno solo, prende quel che resta.",
  "print.rule_trade": "Commercio",
  "print.rule_trade_text":
    "Offre solo chi è di turno, ai suoi cinque partner. Gli altri possono accettare dai tre giocatori di fronte. Almeno una carta per parte, niente regali, non lo stesso tipo da entrambe le parti. Con la banca 4:1, oppure 3:1 e 2:1 a un porto dove hai costruito, su ogni plancia.",
  "print.rule_building": "Costruire",
  "print.rule_building_text":
    "Sulla tua plancia e sulle due vicine, in entrambe le metà. Strade seguono strade, navi seguono navi; si cambia a un proprio edificio. Da una plancia all’altra passano solo navi. Mai due edifici adiacenti. Una volta per turno si può spostare una nave a un capo aperto, se non è di questo turno.",
  "print.rule_leave": "Chiedere permesso",
  "print.rule_leave_text":
    "Prima di costruire un insediamento nella metà altrui chiedi a chi ci abita. Può rifiutare solo se è anche di turno, può costruire subito proprio lì e ha in mano le carte. Una città non si rifiuta mai, e chi siede alla tua plancia non può mai rifiutare.",
  "print.rule_bonus": "Primi insediamenti",
  "print.rule_bonus_text": "Il tuo primo insediamento in ognuna delle cinque metà non tue vale 2 punti in più, per sempre, chiunque ci abbia già costruito.",
  "print.rule_knights": "Carte sviluppo",
  "print.rule_knights_text":
    "Pesca dal tuo mazzo. Se ne gioca una per turno proprio, non quella appena comprata. Cavaliere: se un brigante sta su un numero accanto a un tuo edificio, va nel deserto della sua metà e prendi 1 carta di quell’esagono; altrimenti 1 carta a scelta. Nessuno viene derubato. Costruzione di strade: due strade o navi. Il monopolio non c’è.",
  "print.rule_markers": "Segnalini",
  "print.rule_markers_text":
    "2 punti ciascuno, solo tra i due della plancia: la strada più lunga, da 5 strade e navi, e l’ordine dei cavalieri, da 3 cavalieri. Un segnalino passa solo a chi ne ha di più.",
  "print.rule_seven": "Sette",
  "print.rule_seven_text":
    "Chi ha più di 7 carte, di turno o no, ne rende metà, per difetto. Fino al turno 15 è tutto. Dal 16 si tirano di nuovo i dadi per i briganti: su ogni plancia ciascuno va sull’esagono della sua metà con quel numero. Con 2 o 12 una metà non ce l’ha: il suo brigante va nel deserto. Con 7 ci vanno entrambi.",
  "print.rule_points": "Punti",
  "print.rule_points_text":
    "Insediamento 1 (5 pezzi), città 2 (10 pezzi), primo insediamento in una metà altrui 2 (fino a cinque volte), strada più lunga 2, ordine dei cavalieri 2, ogni carta punto vittoria 1.",
  "print.rule_referee": "Arbitro",
  "print.rule_referee_text":
    "Chiamalo se qualcosa non va; la sua parola è definitiva. Sulle carte solo nello stesso turno. Un annuncio ferma l’orologio per tutti; se era sbagliato il turno continua e non puoi riprovarci in quel turno.",
  "print.rule_paper": "Senza computer",
  "print.rule_paper_text":
    "Una persona sul palco annuncia turno e gruppo, tira due dadi, mostra e grida il numero e chiude il turno con un gong dopo il tempo stabilito. Ogni lato della plancia tiene circa metà della banca e delle carte. Chi non è di turno distribuisce le carte a entrambi, ed entrambi controllano; ciò che non si prende prima del gong è perso. Chi annuncia alza la mano e grida: il tempo si ferma per tutti finché l’arbitro non ha contato. Se sono più d’uno insieme, ciascuno aggiunge un decimo di punto per carta in mano; poi vince il numero d’iscrizione più basso.",
};

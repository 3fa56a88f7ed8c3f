import type { DashboardWords } from '../../dashboard-words.ts';

export const key: DashboardWords['key'] = {
  title: 'API-sleutel',
  lead: 'Je programma’s tonen hem bij elke aanroep van de API. Houd hem op je servers.',
  none: 'Er is nog geen sleutel.',
  noneLead:
    'Je hebt er een nodig om via de API vermeldingen te sturen en aanvragen en klikken op te halen.',
  create: 'Sleutel maken',
  begins: 'Begint met',
  created: 'Gemaakt',
  used: 'Laatst gebruikt',
  never: 'nog nooit',
  shownOnce: 'Kopieer hem nu: hij wordt alleen deze ene keer getoond.',
  shownOnceLead: 'We bewaren alleen een vingerafdruk, waaruit niemand de sleutel kan terughalen.',
  tryIt: 'Uitproberen',
  quickStart: 'Snel beginnen, met deze sleutel al ingevuld',
  copy: 'Kopiëren',
  replace: 'Sleutel vervangen',
  replaceLead:
    'Als hij kwijt is of misschien is uitgelekt. De huidige sleutel werkt niet meer zodra de nieuwe is gemaakt, en je programma’s ook niet tot ze de nieuwe hebben.',
  confirm: 'Ik begrijp dat de huidige sleutel meteen niet meer werkt',
  confirmNeeded: 'Vink dit aan, zodat er geen sleutel per ongeluk wordt vervangen.',
  replaceButton: 'Nieuwe sleutel maken',
  onlyOwners: 'Alleen een eigenaar van het account kan sleutels maken en vervangen.',
  waiting: 'Je sleutel komt als je bent toegelaten',
  waitingLead:
    'Werk tot dan met een testsleutel: je programma’s sturen vermeldingen, kalenders en bevestigingen zoals later, en alleen jij ziet wat ze sturen. Er is plaats voor 500 vermeldingen, en 30 dagen na het laatste gebruik wordt alles gewist.',
  testTitle: 'Testsleutel',
  test: 'Testmodus',
  testLead:
    'Een testsleutel (cc_test_…) heeft eigen vermeldingen, aanvragen, klikken en een eigen webhook, die geen reiziger ziet. Je veroorzaakt er aanvragen, klikken en fouten mee, en haalt nieuwe pogingen naar voren.',
  testOpen: 'Testmodus openen',
  testGo: 'Naar de testsleutel',
  byMail:
    'Kom je er niet meer in? Schrijf ons vanaf je contactadres, en we geven een nieuwe sleutel uit:',
};

import type { Messages } from '../index.ts';

export const offline: Messages['offline'] = {
  title: 'Op dit apparaat',
  lead: 'Wat je bewaart, je reis en je bewijzen openen zonder netwerk, alleen op dit apparaat.',
  needsScript: 'Hiervoor is JavaScript nodig, want alles gebeurt in je browser.',
  noNetwork: 'Geen netwerk. De gevraagde pagina staat niet op dit apparaat.',
  keptNote: 'Op dit apparaat opgeslagen: {ago}.',
  pages: 'Pagina’s voor onderweg',
  nothing: 'Nog niets. Bewaar iets of plan een reis, dan opent het zonder netwerk.',
  on: 'Er worden pagina’s op dit apparaat opgeslagen.',
  off: 'Er worden geen pagina’s op dit apparaat opgeslagen.',
  turnOff: 'Niets opslaan en alles wissen',
  turnOffText:
    'Wist de opgeslagen pagina’s, de bewijzen en de aanvragen die nog niet verstuurd zijn. Wat je bewaarde en je reis blijven, maar hebben een netwerk nodig.',
  turnOn: 'Pagina’s voor onderweg opslaan',
  unsupported: 'Deze browser kan geen pagina’s opslaan.',
  homeScreen:
    'In het menu van de browser zet ‘Toevoegen aan beginscherm’ deze site naast je andere apps.',
  receiptKept: 'Deze pagina staat op dit apparaat en opent zonder netwerk.',
  howToDelete: 'Bekijk en wis wat is opgeslagen',

  unsent: {
    title: 'Aanvragen die nog niet verstuurd zijn',
    kept: 'Je aanvraag staat op dit apparaat. Zodra er weer netwerk is, vragen we het je voordat ze verstuurd wordt.',
    noNetwork: 'Geen netwerk.',
    ask: (title) => `Je aanvraag over ‘${title}’ nu versturen?`,
    askSeveral: (titles) => `Je aanvragen over ${titles} nu versturen?`,
    send: 'Nu versturen',
    discard: 'Weggooien',
    later: 'Later',
    sending: 'Versturen…',
    discarded: 'Weggegooid. Er is niets verstuurd.',
    stillAway: 'Nog steeds geen netwerk. Je aanvraag blijft bewaard.',
    gone: 'Deze vermelding wordt niet meer getoond. Er is niets verstuurd.',
    check: 'Zo kon ze niet verstuurd worden. Controleer het formulier en verstuur het dan.',
  },

  remind: {
    title: 'Zoekopdrachten die je volgt',
    start: 'Herinner me op dit apparaat',
    stop: 'Niet meer herinneren',
    lead: 'Zonder account: deze browser kijkt als je de site opent, en telt wat nieuw is naast ‘Bewaard’.',
    started: 'Je wordt op dit apparaat herinnerd.',
    stopped: 'Je wordt niet meer herinnerd.',
    failed: 'Dat lukte niet. Probeer het opnieuw met netwerk.',
    full: 'Hoogstens tien zoekopdrachten. Stop eerst met een daarvan.',
    news: 'Nieuw: {count}',
    none: 'Niets nieuws',
  },
};

import type { MailWords } from '../shape.ts';

export const claims: MailWords['claims'] = {
  approved: {
    subject: (campsite) => `Ihr Campingplatz auf Campcairn ist bestätigt: ${campsite}`,
    text: (campsite) =>
      `Wir haben Ihren Anspruch geprüft: „${campsite}“ ist von jetzt an Ihr Campingplatz auf Campcairn.`,
    draft:
      'Ein Inserat dafür wartet in Ihrem Dashboard, pausiert, mit Name, Lage und Website. Ergänzen Sie Fotos, Preise und eine Beschreibung und stellen Sie es auf aktiv: Dann sehen es Reisende, auch auf der Seite des Campingplatzes.',
    licence:
      'Name, Lage und Website stammen aus OpenStreetMap, © OpenStreetMap-Mitwirkende, unter der Open Database Licence. Prüfen Sie sie, bevor Sie veröffentlichen.',
    link: 'Wählen Sie in Ihrem Dashboard, welches Ihrer Inserate der Campingplatz ist, oder beginnen Sie ein neues.',
    openDraft: 'Inserat vervollständigen',
    openClaim: 'Anspruch öffnen',
  },
  declined: {
    subject: (campsite) => `Ihr Anspruch auf einen Campingplatz: ${campsite}`,
    text: (campsite) =>
      `Wir haben Ihren Anspruch auf „${campsite}“ geprüft und können ihm so, wie es jetzt ist, nicht zustimmen.`,
    next: 'Sie können ihn wieder beanspruchen, wenn sich das geändert hat. Antworten Sie auf diese Mail, wenn Sie das für einen Irrtum halten: Ein Mensch liest sie.',
  },
  revoked: {
    subject: (campsite) => `Dieser Campingplatz gilt nicht mehr als Ihrer: ${campsite}`,
    text: (campsite) =>
      `Ihrem Anspruch auf „${campsite}“ hatten wir zugestimmt. Das haben wir zurückgenommen: Der Campingplatz gilt bei uns nicht mehr als Ihrer.`,
    next: 'Ihr Inserat bleibt, wie es ist, doch die Seite des Campingplatzes zeigt es nicht mehr als Angaben des Betreibers. Sie können den Platz wieder beanspruchen. Antworten Sie auf diese Mail, wenn Sie das für einen Irrtum halten: Ein Mensch liest sie.',
  },
  why: 'Grund',
  open: 'Anspruch öffnen',
};

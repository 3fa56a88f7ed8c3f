import type { MailWords } from '../shape.ts';

export const claims: MailWords['claims'] = {
  approved: {
    subject: (campsite) => `Der Campingplatz ist auf Campcairn Ihrer: ${campsite}`,
    text: (campsite) =>
      `Wir haben Ihren Anspruch geprüft: „${campsite}“ ist von jetzt an Ihr Campingplatz auf Campcairn.`,
    draft:
      'Ein Inserat dafür wartet in Ihrem Dashboard, pausiert, mit Name, Lage und Website. Ergänzen Sie Fotos, Preise und eine Beschreibung und schalten Sie es aktiv: dann sehen es Reisende, auch auf der Seite des Campingplatzes.',
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
    why: 'Grund',
    next: 'Sie können ihn wieder beanspruchen, wenn sich das geändert hat. Antworten Sie auf diese Mail, wenn Sie das für einen Irrtum halten: ein Mensch liest es.',
    open: 'Anspruch öffnen',
  },
};

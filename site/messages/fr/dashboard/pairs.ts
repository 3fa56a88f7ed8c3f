import type { DashboardWords } from '../../dashboard-words.ts';

export const pairs: DashboardWords['pairs'] = {
  title: 'D’autres proposent la même chose',
  lead: 'D’après les photos, le lieu et les caractéristiques, ces annonces d’autres partenaires semblent être le même véhicule ou le même camping. Les voyageurs voient une seule fiche avec toutes les offres, chacune avec son partenaire, son prix et son lien.',
  leadApart:
    'Ces annonces d’autres partenaires semblaient être le même véhicule ou le même camping. Les voyageurs les voient séparément.',
  from: (price, unit) => `dès ${price} ${unit === 'night' ? 'la nuit' : 'la semaine'}`,
  part: 'Ce n’est pas le même',
  join: 'Annuler',
  parted: {
    this_partner: (day) =>
      `Vous avez dit le ${day} que ce n’est pas le même : les annonces sont affichées séparément.`,
    other_partner: (day) =>
      `L’autre partenaire a dit le ${day} que ce n’est pas le même : les annonces sont affichées séparément.`,
    operator: (day) =>
      `Campcairn a dit le ${day} que ce n’est pas le même : les annonces sont affichées séparément.`,
    anybody: (day) =>
      `Signalé le ${day} comme n’étant pas le même : les annonces sont affichées séparément.`,
  },
  done: {
    parted: 'Enregistré : ce n’est pas le même. Les annonces sont désormais affichées séparément.',
    joined: 'Annulé. Les annonces sont comparées de nouveau.',
  },
};

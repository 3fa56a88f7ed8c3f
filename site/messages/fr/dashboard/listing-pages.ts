import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';
import { listingStatuses } from './statuses.ts';

const n = pluralsOf('fr');

export const words: DashboardWords['listingPages'] = {
  tabs: {
    label: 'Pages de cette annonce',
    form: 'Détails',
    calendar: 'Calendrier',
    photos: 'Photos',
    preview: 'Aperçu',
  },
  back: 'Toutes les annonces',
  onSite: 'Voir sa page',
  duplicate: 'Dupliquer',
  copyMark: '(copie)',
  states: {
    shown: listingStatuses.active,
    paused: listingStatuses.paused,
    hidden: 'Masquée par nous',
    away: 'Non affichée',
  },
  hidden: {
    title: 'Nous avons masqué cette annonce aux voyageurs',
    next: 'Corrigez-la, puis répondez à l’e-mail où nous vous l’avons dit : nous l’examinerons à nouveau.',
  },
  fromFeed: {
    title: (host) => `Cette annonce vient de votre flux sur ${host}`,
    text: 'Modifiez-la là-bas : dès que sa ligne change dans le flux, la lecture suivante remplace ce qui est enregistré ici.',
    next: (when) => `La prochaine lecture a lieu le ${when}.`,
    feed: 'Voir le flux',
  },
  photos: {
    title: 'Photos',
    lead: 'Dans l’ordre où les voyageurs les voient ; la première est la couverture.',
    check: 'Vérifier les photos',
    checkLead: 'Charge chaque photo comme le feraient les voyageurs, et indique sa taille.',
    none: 'Pas encore de photo',
    noneText: 'Les annonces avec photos sont bien plus souvent consultées.',
    cover: 'Couverture',
    number: (number) => `Photo ${number}`,
    noAlt: 'Sa description manque.',
    fine: (width, height) => `${width} × ${height} pixels`,
    small: (width, height) =>
      `${width} × ${height} pixels : moins de 1 200 de large, donc floue sur les grands écrans`,
    unmeasured: 'Elle se charge.',
    failures: {
      gone: 'Votre serveur répond qu’elle n’existe pas.',
      refused:
        'Elle n’est pas publique, n’est ni JPEG, ni PNG, ni WebP, est abîmée ou trop lourde.',
      unreachable: 'Votre serveur est injoignable ou a échoué.',
      busy: 'Nous étions trop occupés : vérifiez de nouveau dans un instant.',
    },
    summary: (good, bad) =>
      bad === 0
        ? n(good, { one: 'La photo se charge.', other: 'Les # photos se chargent.' })
        : n(bad, {
            one: '# photo ne se charge pas.',
            other: '# photos ne se chargent pas.',
          }),
  },
  preview: {
    label: 'Aperçu',
    shown: 'C’est ce que voient les voyageurs.',
    notShown: {
      paused: 'C’est ce que verraient les voyageurs : l’annonce est en pause.',
      hidden: 'C’est ce que verraient les voyageurs : nous avons masqué l’annonce.',
      test: 'C’est ce que verraient les voyageurs : c’est une annonce de test, qu’ils ne voient pas.',
      away: 'C’est ce que verraient les voyageurs : votre compte n’est pas actif.',
    },
    off: 'Ici, les boutons qui réservent ou envoient sont désactivés.',
    back: 'Retour au formulaire',
  },
};

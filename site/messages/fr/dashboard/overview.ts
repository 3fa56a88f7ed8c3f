import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('fr');

const listings = (count: string) => (count === '1' ? '1 annonce' : `${count} annonces`);

export const words: DashboardWords['overview'] = {
  title: 'Vue d’ensemble',
  lead: 'Ce qui vous attend d’abord, et le bilan des 30 derniers jours.',
  prepare: {
    lead: 'Ce que vous pouvez faire en attendant notre décision.',
    first: 'Préparez votre première annonce',
    more: 'Préparez d’autres annonces',
    what: [
      'Indiquez ce que c’est, où cela se trouve et le prix d’une nuit.',
      'Ajoutez vos photos.',
      'Marquez les nuits prises, ou reliez un calendrier que vous tenez ailleurs.',
    ],
    add: 'Ajouter une annonce',
    file: 'Les reprendre d’un tableur',
    see: 'Voir vos annonces',
    developer: 'Pour votre développeur : une clé de test est disponible dès maintenant.',
    testKey: 'Aller à la clé de test',
    after:
      'Nous vous écrivons dès que nous avons décidé. Les demandes, l’équipe et tout le reste viennent avec l’approbation.',
  },
  steps: {
    title: 'Premiers pas',
    lead: (done, all) => n(done, { one: `# sur ${all} fait`, other: `# sur ${all} faits` }),
    done: 'Fait',
    each: {
      listing: {
        title: 'Ajoutez votre première annonce',
        text: 'Remplissez un formulaire, ou envoyez-nous un tableur. Elle est aussitôt en ligne.',
        go: 'Ajouter une annonce',
      },
      feed: {
        title: 'Faites relier un flux',
        text: 'Nous le relisons régulièrement.',
        go: 'Voir le flux',
      },
      read: {
        title: 'Recevez-en vos premières annonces',
        text: 'Elles sont en ligne dès que le flux est lu. Sa page dit quand, et ce qui ne va pas dans une ligne.',
        go: 'Voir le flux',
      },
      sent: {
        title: 'Envoyez votre première annonce',
        text: 'Avec un PUT par l’API, ou dans le formulaire ici. Elle est aussitôt en ligne.',
        go: 'Voir comment',
      },
      key: {
        title: 'Créez une clé d’API',
        text: 'Seulement si vos programmes envoient des annonces ou récupèrent des contacts. Le formulaire et les flux s’en passent.',
        go: 'Créer une clé',
      },
      hear: {
        title: 'Comment voulez-vous apprendre l’arrivée des demandes ?',
        text: 'Les voyageurs attendent une réponse : choisissez le moyen que vous consultez le plus.',
        go: 'Choisir',
      },
      premium: {
        title: 'Prenez Premium, qui vous envoie les demandes par e-mail',
        text: 'D’ici là, elles vous attendent ici, et leur nombre figure à côté de « Contacts ».',
        go: 'Voir Premium',
      },
      webhook: {
        title: 'Indiquez l’adresse de votre webhook',
        text: 'D’ici là, les demandes vous attendent ici, et leur nombre figure à côté de « Contacts ».',
        go: 'Configurer un webhook',
      },
    },
    guide: 'Guide des développeurs',
  },
  enquiries: {
    dashboard: {
      title: (count) =>
        count === '1'
          ? '1 demande attend votre réponse'
          : `${count} demandes attendent votre réponse`,
      lead: 'Les voyageurs réservent chez ceux qui répondent les premiers.',
    },
    elsewhere: {
      title: (count) =>
        count === '1'
          ? '1 demande ne vous est pas parvenue'
          : `${count} demandes ne vous sont pas parvenues`,
      lead: 'Les voyageurs attendent une réponse. Vous pouvez lire et répondre ici.',
    },
    read: 'Lire et répondre',
    all: 'Les voir toutes',
  },
  needs: {
    title: 'Ce qui vous attend d’abord',
    nothing: 'Rien ne vous attend.',
    nothingText:
      'Les demandes arrivent, les annonces sont complètes, et tout ce qui est lu ou envoyé fonctionne.',
    outage: 'Votre webhook échoue',
    outageText: (moment) => `Chaque essai depuis le ${moment}.`,
    outageFailed: (count) =>
      count === '1' ? '1 envoi a épuisé ses essais.' : `${count} envois ont épuisé leurs essais.`,
    outageGo: 'Voir le journal',
    failed: (count) => (count === '1' ? '1 envoi a échoué' : `${count} envois ont échoué`),
    failedReason: (reason) => `Le plus récent : ${reason}`,
    failedText: 'Tous les essais sont épuisés.',
    failedGo: 'Voir le journal',
    feedBroken: (host) => `Le flux de ${host} est illisible`,
    feedSince: (moment) => `Depuis le ${moment}`,
    feedGo: 'Voir le flux',
    hidden: (title) => `Nous avons masqué « ${title} »`,
    hiddenGo: 'Corriger',
    moreHidden: (count) =>
      count === '1'
        ? 'Nous avons masqué 1 autre annonce'
        : `Nous avons masqué ${count} autres annonces`,
    moreHiddenText: 'Chacune dit pourquoi sur sa page.',
    moreHiddenGo: 'Voir les annonces',
    rows: (count) =>
      count === '1' ? '1 ligne du flux est à corriger' : `${count} lignes du flux sont à corriger`,
    rowsText: (host) => `Leurs annonces ne sont pas à jour. Flux de ${host}.`,
    rowsGo: 'Voir les lignes',
    held: (count) =>
      count === '1' ? '1 annonce absente du flux' : `${count} annonces absentes du flux`,
    heldText: 'C’est tant à la fois que nous demandons avant de les mettre en pause.',
    photos: (count) => `${listings(count)} sans photos`,
    photosText: 'Les voyageurs passent sur les annonces sans images.',
    photosGo: 'Voir celles sans photos',
    dates: (count) => `${listings(count)} sans dates`,
    datesText: 'Les voyageurs qui cherchent par dates sont invités à vous demander si c’est libre.',
    datesGo: 'Voir celles sans dates',
  },
  days: {
    title: 'Les 30 derniers jours',
    enquiries: 'Demandes',
    clicks: 'Clics vers vos pages',
    table: 'Afficher en tableau',
    caption: 'Contacts par jour, du plus récent au plus ancien',
    day: 'Jour',
    all: 'Voir tous les contacts',
  },
  calls: {
    title: 'Appels de l’API',
    lead: 'Des 30 derniers jours ; les chiffres suivent en quelques secondes.',
    none: 'Vos programmes n’ont pas appelé l’API ces 30 derniers jours.',
    noneGo: 'Comment commencer',
    all: 'Appels',
    refused: 'Refusés',
    refusedNote: (count) => (count === '1' ? '1 appel' : `${count} appels`),
    push: 'Dernier envoi',
    pushNote: 'd’annonces ou de dates acceptées',
    noPush: 'aucun en 90 jours',
    key: 'Dernière utilisation de la clé',
    caption: 'Pourquoi des appels ont été refusés',
    why: 'Pourquoi',
    code: 'Code',
    count: 'Appels',
    share: 'Part des appels',
    fine: 'Aucun n’a été refusé.',
    codes: {
      invalid_json: 'Le corps n’était pas du JSON.',
      bad_request: 'Un paramètre de l’adresse était inconnu, répété ou faux.',
      invalid_external_id:
        'Votre identifiant d’une annonce avait des caractères ou une longueur non autorisés.',
      forbidden: 'Le compte n’était pas approuvé à ce moment-là.',
      not_found: 'Aucune annonce et aucun contact n’avait cet identifiant.',
      webhook_not_configured:
        'Un événement de test a été demandé alors qu’il n’y avait pas de webhook.',
      payload_too_large: 'Le corps était trop lourd.',
      unsupported_media_type: 'Le corps n’a pas été envoyé en JSON et en UTF-8.',
      validation_error: 'Un champ ne respectait pas une règle ; la réponse les nommait tous.',
      rate_limited: 'Trop d’appels en une minute.',
      internal_error: 'Quelque chose a échoué de notre côté.',
    },
  },
  health: {
    title: 'En combien de temps vous répondez',
    developersTitle: 'Webhook et flux',
    confirmed: 'Vous répondez aux demandes',
    within: {
      1: 'en moins d’une heure',
      3: 'en moins de 3 heures',
      6: 'en moins de 6 heures',
      12: 'en moins de 12 heures',
      24: 'en moins d’un jour',
      48: 'en moins de deux jours',
    },
    told: (enquiries) =>
      `c’est ce que lisent les voyageurs ; valeur médiane de ${n(enquiries, { one: '# demande', other: '# demandes' })} sur 90 jours`,
    notTold: 'non affiché',
    tooFew: (enquiries, least) =>
      n(enquiries, {
        one: `# demande vieille de deux jours, sur les ${least} qu’il faut pour que les voyageurs lisent votre délai`,
        other: `# demandes vieilles de deux jours, sur les ${least} qu’il faut pour que les voyageurs lisent votre délai`,
      }),
    tooLate:
      'la moitié a été marquée comme traitée après deux jours ou jamais ; les voyageurs n’en lisent rien',
    answer: 'Le webhook répond en',
    answerNote: (p95) => `95 sur 100 en moins de ${p95}`,
    answerNone: 'pas encore de réponse',
    answerOff: 'pas de webhook',
    delivered: 'Dernière réception',
    feed: 'Lecture du flux',
    feedOf: (host) => `de ${host}`,
    feedNone: 'pas de flux',
    feedBroken: 'échoue',
    feedSince: (when, host) => `depuis le ${when}, de ${host}`,
    never: 'jamais',
  },
};

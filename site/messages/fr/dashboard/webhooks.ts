import type { DashboardWords } from '../../load-dashboard.ts';
import { pluralsOf } from '../../plurals.ts';
import { deliveryStatuses, waitsForWebhook } from './statuses.ts';

const n = pluralsOf('fr');

export const words: DashboardWords['webhooks'] = {
  title: 'Webhooks',
  lead: 'Chaque demande est envoyée à votre serveur en quelques secondes, signée avec votre secret.',
  guide: 'Les recevoir et les vérifier',
  state: {
    none: 'Aucun webhook n’est configuré : les demandes vous attendent sous Contacts et dans l’API.',
    address: 'Adresse',
    secret: 'Secret',
    secretSet: 'En place. Il n’a été affiché qu’une fois ; s’il est perdu, remplacez-le.',
    secretNone: 'Pas encore. Il est créé avec la première adresse et affiché une seule fois.',
    lastDelivered: 'Dernière réception',
    never: 'jamais',
    waiting: deliveryStatuses.waiting,
    waitingNote: 'envoi en cours ou nouvel essai prévu',
    failed: deliveryStatuses.failed,
    failedNote: 'tous les essais épuisés, sur 90 jours',
    held: waitsForWebhook,
    heldNote: 'créées alors qu’il n’y avait pas de webhook',
    fails: 'Votre webhook échoue',
    failsText: (since) => `Aucun essai n’a abouti depuis le ${since}. Le dernier :`,
    works: 'Votre webhook fonctionne de nouveau',
    worksText: (at, since) =>
      `Depuis le ${at}. Il échouait depuis le ${since}, la dernière fois avec :`,
    noAnswer: 'pas de réponse',
  },
  address: {
    title: 'Adresse',
    lead: 'Une adresse https:// publique sur internet, qui répond 2xx en moins de 5 secondes.',
    field: 'Adresse du webhook',
    hint: 'Par exemple https://shop.example/hooks/campcairn',
    save: 'Enregistrer',
    remove: 'Supprimer',
    removeMeans: 'Sans adresse, rien n’est envoyé : les demandes vous attendent.',
    problemLabel: 'Adresse du webhook',
  },
  secret: {
    title: 'Le secret de votre webhook',
    lead: 'Copiez-le maintenant : il n’est affiché que cette fois. Chaque événement est signé avec le texte entier, whsec_ compris.',
    copy: 'Copier',
    rotate: 'Remplacer le secret',
    rotateLead:
      'S’il est perdu ou a pu fuiter. Le secret actuel cesse de fonctionner dès que le nouveau est créé ; les nouveaux essais utilisent le nouveau.',
    confirm: 'Je comprends que le secret actuel cesse aussitôt de fonctionner',
    confirmNeeded: 'Cochez cette case, pour qu’aucun secret ne soit remplacé par erreur.',
    rotateButton: 'Créer un nouveau secret',
    plan: 'Remplacer avec un jour de chevauchement',
    planLead:
      'Pour un changement prévu. Pendant 24 heures, le secret actuel signe toujours CC-Signature, et le nouveau signe CC-Signature-Next : un récepteur qui accepte l’un ou l’autre ne manque aucun événement. Ensuite, seul le nouveau signe CC-Signature.',
    planButton: 'Créer le prochain secret',
    plannedLead:
      'Copiez-le maintenant : il n’est affiché que cette fois. Il signe dès à présent CC-Signature-Next, puis CC-Signature à la fin du chevauchement.',
    planned: (moment) =>
      `Les deux secrets signent jusqu’au ${moment} ; ensuite, le secret actuel prend fin.`,
    finish: 'Mettre fin au secret actuel',
    stale:
      'Le secret avait déjà été remplacé : rien n’a été changé. Si vous n’avez pas vu le nouveau, remplacez-le encore une fois.',
  },
  test: {
    title: 'Événement de test',
    lead: 'Un événement webhook.test, signé comme les autres. Il ne crée pas de contact.',
    button: 'Envoyer un événement de test',
    delivered: 'Votre serveur l’a accepté',
    failed: 'Votre serveur ne l’a pas accepté',
    status: 'Réponse',
    none: 'pas de réponse',
    error: 'Ce qui n’a pas marché',
    duration: 'Durée',
    request: 'Voir la requête',
  },
  log: {
    title: 'Envois',
    lead: 'Tout ce que nous vous avons envoyé en 90 jours, avec chaque essai.',
    caption: 'Envois, du plus récent au plus ancien',
    when: 'Date',
    event: 'Événement',
    state: 'État',
    attempts: 'Essais',
    last: 'Dernière réponse',
    next: 'Prochain essai',
    filters: {
      label: 'Filtrer les envois',
      state: 'État',
      anyState: 'Tous',
      type: 'Type d’événement',
      anyType: 'Tous',
      apply: 'Filtrer',
    },
    empty: 'Rien n’a encore été envoyé',
    emptyText:
      'Une fois l’adresse en place, envoyez un événement de test pour voir à quoi il ressemble.',
    filtered: 'Aucun envoi ne correspond',
    filteredText: 'Retirez un filtre pour en voir davantage.',
    noAnswer: 'pas de réponse',
    notSent: 'pas encore envoyé',
  },
  states: {
    waiting: deliveryStatuses.waiting,
    delivered: 'Reçu',
    failed: deliveryStatuses.failed,
    stopped: waitsForWebhook,
    cancelled: 'Plus nécessaire',
  },
  stateMeans: {
    waiting: 'L’envoi est en cours, ou un nouvel essai est prévu à l’heure ci-dessous.',
    delivered: 'Votre serveur l’a accepté.',
    failed: 'Les six essais ont échoué. Réparez votre webhook, puis renvoyez-le.',
    stopped: 'Il n’y avait pas de webhook. Configurez-en un, puis envoyez-le.',
    cancelled:
      'La demande vous est parvenue autrement ou a été effacée : elle n’a plus été envoyée.',
  },
  errors: {
    timeout: 'Délai dépassé',
    dns: 'Nom introuvable',
    tls: 'Certificat',
    connection: 'Connexion',
    redirect: 'Redirection',
    status: 'Statut',
    blocked: 'Adresse non publique',
  },
  failed: {
    title: 'Renvoyer ce qui a échoué',
    lead: 'Une fois votre webhook réparé : tout ce dont tous les essais ont échoué depuis une date. Ce que vous avez confirmé ou reçu par e-mail n’est pas renvoyé.',
    since: 'Échoué depuis (UTC)',
    sinceNeeded: 'indiquez une date et une heure, par exemple 2026-05-31 09:00',
    button: 'Tout renvoyer',
    none: 'Depuis cette date, aucun échec ne peut être renvoyé.',
    sent: (count) =>
      n(count, {
        one: '# événement est en cours d’envoi.',
        other: '# événements sont en cours d’envoi.',
      }),
    more: 'Il y en a d’autres : renvoyez encore une fois pour le reste.',
  },
  done: {
    changed: 'L’adresse a été modifiée. Ce qui attend ira à la nouvelle.',
    rotated: 'Seul le nouveau secret signe désormais.',
    removed: 'L’adresse a été supprimée. Les demandes vous attendent maintenant ici.',
    resent: 'Nouvel envoi en cours.',
  },
  one: {
    back: 'Tous les envois',
    event: 'Événement',
    type: 'Type',
    lead: 'Contact',
    created: 'Création',
    ended: 'Fin',
    next: 'Prochain essai',
    resend: 'Renvoyer',
    body: 'Corps',
    bodyLead: 'Les mêmes octets à chaque essai.',
    bodyErased:
      'Effacé : les corps qui contiennent des coordonnées sont conservés 90 jours, ou jusqu’à ce que le voyageur les efface.',
    bodyMasked: 'Les corps sont masqués pour l’équipe de Campcairn.',
    attempts: 'Essais',
    noAttempts: 'Pas encore d’essai.',
    attempt: (number) => `Essai ${number}`,
    request: 'Requête',
    noRequest: 'Les en-têtes de cet essai n’ont pas été conservés.',
    answer: 'Réponse',
    answered: (status) => `HTTP ${status}`,
    noAnswer: 'Pas de réponse',
    took: (duration) => `après ${duration}`,
    reply: 'Son début, données personnelles masquées',
    noReply: 'Un corps vide.',
  },
  checker: {
    title: 'Vérifier une signature',
    lead: 'Collez ce que votre serveur a reçu. La vérification se fait dans ce navigateur, et rien n’est envoyé.',
    needsScript: 'La vérification se fait dans votre navigateur et a besoin de JavaScript.',
    secret: 'Secret (whsec_…)',
    header: 'En-tête CC-Signature',
    body: 'Corps, exactement tel que reçu',
    button: 'Vérifier',
    valid: 'La signature est juste.',
    invalid: 'La signature n’est pas juste.',
    parts: { scheme: 'Format', time: 'Heure', secret: 'Secret', body: 'Corps' },
    unavailable: 'Ce navigateur ne vérifie les signatures que sur des pages en https.',
  },
  findings: {
    scheme: {
      good: 'L’en-tête contient une heure et une signature.',
      empty: 'Collez la valeur de CC-Signature.',
      malformed:
        'Ce n’est pas une de nos signatures : elles s’écrivent t=<secondes>,v1=<64 caractères hexadécimaux>.',
      no_time: 'L’heure manque ou n’est pas un nombre : t=<secondes>.',
      no_signature:
        'v1 manque ou n’a pas 64 caractères hexadécimaux : l’en-tête a peut-être été coupé.',
      upper_case:
        'v1 est juste mais en majuscules : nous l’envoyons en minuscules. Quelque chose modifie l’en-tête en chemin.',
    },
    time: {
      good: 'Signé il y a moins de 5 minutes.',
      late: 'Signé il y a plus de 5 minutes : les récepteurs refusent donc la requête. C’est normal pour une ancienne ; pour une nouvelle, votre horloge avance.',
      early: 'Signé plus de 5 minutes dans le futur : l’horloge de cette machine retarde.',
      unknown: 'Inconnu sans en-tête.',
    },
    secret: {
      good: 'C’est bien celui de cette signature.',
      empty: 'Collez le secret de votre webhook.',
      form: 'Ce n’est pas un de nos secrets de webhook : whsec_ suivi de 43 lettres et chiffres. Une clé d’API commence par cc_live_.',
      spaces: 'Il est juste sans les espaces autour : votre programme doit les retirer.',
      prefix:
        'Il est juste avec whsec_ devant : la clé est le texte entier, et non ce qui suit whsec_.',
      another:
        'Sans doute un autre : le corps semble intact, mais n’est pas signé avec celui-ci. Le secret a-t-il été remplacé depuis ?',
      unknown: 'Il a la bonne forme. On ne peut pas savoir si c’est le bon.',
    },
    body: {
      good: 'C’est ce qui a été signé, octet pour octet.',
      empty: 'Collez le corps.',
      spaces:
        'Il est juste sans les espaces ou les fins de ligne autour : quelque chose les a ajoutés.',
      line_ends: 'Il est juste avec d’autres fins de ligne : quelque chose a changé CRLF en LF.',
      written_anew:
        'Il a été analysé puis réécrit : le même JSON, en d’autres octets. Vérifiez le corps brut avant toute analyse.',
      reordered:
        'Il a été analysé puis réécrit, avec ses champs dans un autre ordre. Vérifiez le corps brut avant toute analyse.',
      no_json: 'Ce n’est pas du JSON complet : il a peut-être été coupé, ou encodé en chemin.',
      unknown: 'On ne peut pas savoir s’il a été modifié : c’est lui ou le secret qui diffère.',
    },
  },
};

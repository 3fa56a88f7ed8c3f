import type { MailWords } from './en.ts';

/** `de` before a name in French: `de Harbour Vans`, `d’Atlantic Vans`. */
function ofFrench(name: string): string {
  return /^[AEIOUÁÀÂÉÈÊÎÓÔŒ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export const words: MailWords = {
  account: {
    contactNew: {
      subject: 'Confirmez la nouvelle adresse de contact de votre compte Campcairn',
      text: (partner, by) =>
        `${by} a demandé que cette adresse devienne le contact ${ofFrench(partner)} sur Campcairn : celle qui reçoit les messages sur le compte.`,
      both: 'Elle change quand cette adresse et l’actuelle l’ont toutes deux confirmé.',
      button: 'Confirmer cette adresse',
      notYou: 'Si cela ne vous dit rien, ne faites rien : l’adresse reste ce qu’elle est.',
    },
    contactOld: {
      subject: 'L’adresse de contact de votre compte Campcairn doit changer',
      text: (partner, by) =>
        `${by} a demandé à changer l’adresse de contact ${ofFrench(partner)} sur Campcairn.`,
      from: 'Actuelle',
      to: 'Nouvelle',
      both: 'Elle change quand les deux adresses l’ont confirmé.',
      button: 'Confirmer ou refuser',
      notYou:
        'Si personne chez vous ne l’a demandé, refusez-le là, et regardez qui fait partie de votre équipe.',
    },
    until: (moment) => `Le lien fonctionne jusqu’au ${moment}.`,
    contactChanged: {
      subject: 'L’adresse de contact de votre compte Campcairn a changé',
      text: (partner) =>
        `Les deux adresses l’ont confirmé : les messages sur le compte ${ofFrench(partner)} vont désormais à la nouvelle.`,
      now: 'Adresse de contact',
      notYou: 'Si c’est une erreur, répondez à ce message.',
    },
    closed: {
      subject: 'Votre compte Campcairn est fermé',
      text: (partner, by) =>
        `${by} a fermé le compte ${ofFrench(partner)}. Ses annonces ne sont plus affichées, sa clé et son webhook ne fonctionnent plus, et ce que les voyageurs ont écrit est effacé.`,
      gone: 'Les annonces elles-mêmes sont supprimées dans les prochaines heures.',
      back: 'Si c’est une erreur, répondez vite à ce message. Vous pouvez poser une nouvelle candidature à tout moment.',
    },
    status: {
      suspended: {
        subject: 'Votre compte est suspendu',
        text: (partner) =>
          `Nous avons suspendu le compte ${ofFrench(partner)}. Ses annonces sont masquées, et sa clé d’API et ses flux restent sans effet tant que la suspension dure. Rien n’est supprimé.`,
      },
      rejected: {
        subject: 'Votre compte ne peut plus publier',
        text: (partner) =>
          `Nous avons mis fin au partenariat avec ${partner}. Ses annonces ne sont plus affichées.`,
      },
      approved: {
        subject: 'Votre compte est rouvert',
        text: (partner) =>
          `Le compte ${ofFrench(partner)} est rouvert. Ses annonces sont affichées comme avant, et sa clé d’API fonctionne.`,
      },
      reason: 'Le motif :',
      answer:
        'Répondez à ce message si vous pensez que nous avons tort, ou une fois le motif disparu.',
    },
  },
  applications: {
    received: {
      subject: 'Nous avons reçu votre candidature à Campcairn',
      thanks: (day) =>
        `Merci. Une candidature pour proposer des annonces sur Campcairn est arrivée de cette adresse le ${day}.`,
      next: (day) =>
        `Nous vérifions que l’entreprise existe vraiment et qu’elle possède ou gère ce qu’elle propose. Vous aurez notre réponse le ${day} au plus tard.`,
      prepare:
        'En attendant, vous pouvez préparer vos annonces : connectez-vous avec cette adresse. Personne d’autre ne les voit avant que votre candidature soit acceptée.',
      change:
        'Répondez à ce message s’il y a quelque chose à corriger, ou si la candidature ne vient pas de vous : nous l’effacerons.',
    },
    approved: {
      subject: 'Vous pouvez publier sur Campcairn',
      welcome: (business) =>
        `Bienvenue. Nous avons examiné votre candidature : ${business} est maintenant partenaire de Campcairn.`,
      signIn: 'Se connecter',
      api: 'Vos annonces passent par l’API. Connectez-vous avec cette adresse et créez votre clé dans le tableau de bord : elle n’est montrée qu’une fois et ne voyage jamais par e-mail.',
      guide: 'Le guide des développeurs (en anglais)',
      feedGiven:
        'Nous lisons les premières lignes de votre flux et vous disons ce que nous avons compris, avant toute publication. S’il faut un en-tête pour le lire, répondez à ce message avec son nom et sa valeur. Le tableau de bord montre ce que chaque lecture a donné.',
      feedToCome:
        'Répondez à ce message avec l’adresse de votre flux, et avec le nom et la valeur d’un en-tête s’il en faut un pour le lire. Nous lisons les premières lignes et vous disons ce que nous avons compris, avant toute publication.',
      form: 'Connectez-vous avec cette adresse et ajoutez vos annonces dans le tableau de bord : par un formulaire, ou depuis un fichier.',
      prepared: 'Les annonces que vous avez préparées sont en ligne.',
      live: 'Une annonce est en ligne dès qu’elle arrive. Annonces, clics et demandes sont gratuits.',
    },
    declined: {
      subject: 'Votre candidature à Campcairn',
      sorry: (business) =>
        `Merci de votre candidature. Nous l’avons examinée, et ne pouvons pas référencer ${business} dans l’état actuel.`,
      because: 'Ce que nous avons à en dire :',
      prepared: (day) =>
        `Ce que vous avez préparé reste dans votre tableau de bord jusqu’au ${day}, et personne d’autre ne le voit. Ensuite, nous l’effaçons.`,
      again:
        'Si cela change, ou si nous avons mal compris, répondez à ce message ou posez à nouveau votre candidature.',
    },
    question: {
      subject: 'Une question sur votre candidature à Campcairn',
      before: (business) =>
        `Merci de votre candidature. Avant de décider pour ${business}, nous aimerions savoir :`,
      after: 'Répondez à ce message. Votre candidature attend jusque-là.',
    },
  },
  claims: {
    approved: {
      subject: (campsite) => `Le camping est à vous sur Campcairn : ${campsite}`,
      text: (campsite) =>
        `Nous avons vérifié votre demande : « ${campsite} » est désormais votre camping sur Campcairn.`,
      draft:
        'Une annonce vous attend dans votre tableau de bord, en pause, avec son nom, sa position et son site web. Ajoutez des photos, des prix et une description, puis activez-la : les voyageurs la voient alors, aussi sur la page du camping.',
      licence:
        'Le nom, la position et le site web viennent d’OpenStreetMap, © les contributeurs d’OpenStreetMap, sous l’Open Database Licence. Vérifiez-les avant de publier.',
      link: 'Dans votre tableau de bord, choisissez laquelle de vos annonces est ce camping, ou commencez-en une nouvelle.',
      openDraft: 'Compléter l’annonce',
      openClaim: 'Ouvrir la demande',
    },
    declined: {
      subject: (campsite) => `Votre demande pour un camping : ${campsite}`,
      text: (campsite) =>
        `Nous avons examiné votre demande pour « ${campsite} », et ne pouvons pas l’accepter en l’état.`,
      next: 'Vous pourrez refaire la demande quand cela aura changé. Répondez à ce message si vous pensez que nous avons tort : une personne le lit.',
    },
    revoked: {
      subject: (campsite) =>
        `Nous ne vous considérons plus comme propriétaire de ce camping : ${campsite}`,
      text: (campsite) =>
        `Votre demande pour « ${campsite} » avait été acceptée. Nous sommes revenus sur cette décision : nous ne vous considérons plus comme propriétaire de ce camping.`,
      next: 'Votre annonce reste telle quelle, mais la page du camping ne la présente plus comme la parole du propriétaire. Vous pouvez refaire la demande. Répondez à ce message si vous pensez que nous avons tort : une personne le lit.',
    },
    why: 'Pourquoi',
    open: 'Ouvrir la demande',
  },
  enquiries: {
    created: {
      asks: (title) => `Une question arrive par Campcairn au sujet de « ${title} ».`,
      name: 'Nom',
      email: 'E-mail',
      phone: 'Téléphone',
      dates: 'Dates',
      guests: 'Personnes',
      fromTo: (start, end) => `du ${start} au ${end}`,
      from: (start) => `à partir du ${start}`,
      until: (end) => `jusqu’au ${end}`,
      answer: 'Répondez à ce message : votre réponse ira directement à la personne qui vous écrit.',
    },
    failed: {
      subject: (about) => `Une demande n’a pas pu être remise : ${about}`,
      listing: (title) => `« ${title} »`,
      deletedListing: 'une annonce supprimée depuis',
      webhook: (about) =>
        `Votre webhook n’a pas accepté une demande : ${about}. Nous n’essaierons plus.`,
      email: (about) =>
        `Une demande n’a pas pu vous être remise par e-mail : ${about}. Nous n’essaierons plus.`,
      lastAttempt: 'Dernier essai',
      noAnswer: 'pas de réponse',
      open: 'Ouvrir la demande',
      fetch: (list, acknowledge, days) =>
        `Récupérez-la avec ${list} et confirmez-la avec ${acknowledge}. Elle est conservée ${days} jours.`,
    },
  },
  feed: {
    rows: {
      one: '1 ligne',
      other: '# lignes',
    },
    failing: {
      subject: (rows) => `${rows} de votre flux de produits : publication impossible`,
      text: (read, failed) =>
        `Lignes lues de votre flux de produits : ${read}. Impossibles à publier : ${failed} ; toutes les autres sont à jour.`,
      row: (number) => `Ligne ${number}`,
      file: 'Le fichier joint les liste toutes, chacune avec sa raison. Une fois votre flux corrigé, les lignes sont publiées à la lecture suivante ; vous n’avez rien d’autre à faire.',
      open: 'Voir le flux',
    },
    broken: {
      subject: 'Votre flux de produits ne peut pas être lu',
      text: (since) =>
        `Depuis le ${since}, nous ne pouvons pas lire votre flux de produits. Vos annonces restent comme elles étaient, mais ne sont plus mises à jour.`,
      what: 'Ce qui s’est passé',
      next: 'Nous continuons d’essayer. Si l’adresse ou un jeton a changé, répondez à ce message avec le nouveau.',
    },
    test: {
      subject: 'Ce que nous avons compris de votre flux de produits',
      readAll: (rows) =>
        `Nous avons lu tout votre flux de produits, ${rows}, pour voir ce que nous comprenons. Rien n’a été publié.`,
      readFirst: (rows) =>
        `Nous avons lu le début de votre flux de produits, ${rows}, pour voir ce que nous comprenons. Rien n’a été publié.`,
      broken: 'Nous avons essayé de lire votre flux de produits, sans y parvenir :',
      understood: 'Compris',
      of: (valid, rows) => `${valid} sur ${rows}`,
      columns: 'Colonnes lues',
      as: (column, field) => `${column} comme ${field}`,
      ignored: 'Colonnes ignorées',
      added: 'Seraient ajoutées',
      changed: 'Seraient modifiées',
      paused: 'Seraient mises en pause',
      fixes: 'Ce qu’il faut corriger',
      theRow: 'La ligne',
      notes: 'À vérifier, s’il vous plaît',
      open: 'Le rapport entier, avec vos annonces telles que les voyageurs les verraient',
      answer: 'Quelque chose n’est pas comme vous le vouliez ? Répondez à ce message.',
    },
    decided: {
      accepted: {
        subject: 'L’adresse de votre flux est en service',
        text: (host) =>
          `Nous utilisons désormais l’adresse sur ${host} que vous nous avez envoyée. Si c’est votre premier flux, nous le testons avant de le lire régulièrement.`,
      },
      declined: {
        subject: 'L’adresse de votre flux n’a pas changé',
        text: (host) =>
          `Nous n’utilisons pas l’adresse sur ${host} que vous nous avez envoyée. Tout reste comme avant.`,
      },
      why: 'Pourquoi',
      answer: 'Répondez à ce message si vous avez une question.',
    },
  },
  frame: {
    topics: {
      enquiries: 'les demandes qui n’ont pas pu être remises',
      webhook: 'votre webhook',
      feed: 'votre flux de produits',
      listings: 'vos annonces',
      summary: 'votre semaine sur Campcairn',
    },
    why: (topic) =>
      `Vous recevez ce message parce que cette adresse est le contact d’un partenaire de Campcairn. Il concerne ${topic}. Un propriétaire du compte peut activer ou couper ces messages.`,
    switchOff: 'Couper ces messages',
    reference: 'Référence',
    colon: ' :',
  },
  listing: {
    hidden: {
      subject: (title) => `Nous avons masqué votre annonce : ${title}`,
      text: (title) =>
        `« ${title} » n’est plus affichée sur Campcairn. Elle reste dans votre compte, et l’API en prend les modifications.`,
      why: 'Pourquoi',
      listing: 'Annonce',
      next: 'Répondez à ce message une fois que c’est corrigé, ou si vous pensez que nous avons tort : une personne le lit.',
      open: 'Ouvrir l’annonce',
    },
    shownAgain: {
      subject: (title) => `De nouveau en ligne : ${title}`,
      text: 'Une de vos annonces, que nous avions masquée, ne l’est plus. On la trouve tant que vous ne l’avez pas mise en pause.',
      open: 'Sa page',
    },
  },
  people: {
    signIn: {
      subject: 'Votre lien de connexion à Campcairn',
      text: 'Quelqu’un, vous sans doute, a demandé à se connecter à Campcairn avec cette adresse.',
      button: 'Se connecter',
      once: (minutes) =>
        `Le lien fonctionne une seule fois, pendant ${minutes} minutes, dans le navigateur où il a été demandé.`,
      notYou:
        'Si ce n’était pas vous, ne faites rien : sans ce message, personne ne peut se connecter.',
    },
    credential: {
      subject: 'Votre connexion à Campcairn a changé',
      changes: {
        passkey_added: 'Une clé d’accès a été ajoutée à votre connexion.',
        passkey_removed: 'Une clé d’accès a été retirée de votre connexion.',
        app_added: 'Une application d’authentification a été ajoutée à votre connexion.',
        app_replaced:
          'Une nouvelle application d’authentification a remplacé la précédente. Les codes de secours sont nouveaux, eux aussi.',
        app_removed:
          'L’application d’authentification a été retirée de votre connexion, avec ses codes de secours.',
        factors_reset:
          'Une personne qui gère Campcairn a retiré vos clés d’accès, votre application d’authentification et ses codes de secours, et vous a déconnecté partout.',
        recovery_code_used: 'L’un de vos codes de secours a servi à une connexion.',
        recovery_codes_renewed:
          'De nouveaux codes de secours ont été créés. Les précédents ne fonctionnent plus.',
      },
      notYou:
        'Si ce n’était pas vous, déconnectez tous les autres appareils sur la page ci-dessous, retirez ce que vous ne connaissez pas et répondez à ce message.',
      button: 'Voir votre connexion',
    },
    failed: {
      subject: 'Des codes faux pour votre connexion à Campcairn',
      text: (count) =>
        `En une journée, ${count} codes ou clés d’accès faux ont été présentés pour se connecter à votre place. Personne n’est entré par ce moyen.`,
      notYou:
        'Si ce n’était pas vous, quelqu’un peut peut-être lire vos e-mails : changez le mot de passe de votre messagerie, déconnectez tous les autres appareils sur la page ci-dessous et répondez à ce message.',
    },
    invitation: {
      subject: (partner) => `Invitation dans l’équipe ${ofFrench(partner)} sur Campcairn`,
      text: (invitedBy, partner) =>
        `${invitedBy} a ajouté cette adresse à l’équipe ${ofFrench(partner)} sur Campcairn.`,
      roles: {
        owner: 'Vous pouvez tout faire, y compris pour l’équipe et le compte.',
        member:
          'Vous pouvez modifier les annonces, répondre aux demandes et régler le webhook, mais pas l’équipe ni le compte.',
        reader: 'Vous pouvez tout voir, sans rien modifier.',
      },
      button: 'Se connecter',
      how: 'Connectez-vous avec cette adresse : un lien vous parvient par e-mail, sans mot de passe.',
      notYou: 'Si cela ne vous dit rien, ne faites rien, ou répondez à ce message.',
    },
  },
  premium: {
    started: {
      subject: 'Premium est activé',
      text: (partner) => `Merci. Premium est activé pour ${partner}.`,
      next: 'Les demandes vous parviennent aussi par e-mail, vos photos et vos prix figurent sur la page de votre camping, et chaque annonce a ses chiffres. L’ordre des résultats ne change pas.',
      featured:
        'Une de vos annonces peut être tirée au sort pour le bloc signalé comme « Publicité », au-dessus des résultats ; vous la choisissez sur votre page Premium.',
    },
    past_due: {
      subject: 'Un paiement de Premium a échoué',
      text: (partner) =>
        `Le paiement de la nouvelle période de Premium ${ofFrench(partner)} a échoué. Il sera tenté de nouveau ces prochains jours.`,
      until: (moment) =>
        `Premium continue jusqu’au ${moment}. Vérifiez que votre carte peut être débitée.`,
    },
    cancelling: {
      subject: 'Premium est résilié',
      text: (partner) => `Premium ${ofFrench(partner)} est résilié. Plus rien ne sera débité.`,
      until: (moment) => `Il reste actif jusqu’au ${moment}, la fin de ce qui est payé.`,
    },
    ended: {
      subject: 'Premium est terminé',
      text: (partner) => `Premium ${ofFrench(partner)} est terminé.`,
      next: 'Vos annonces, leur place dans les résultats et vos demandes par webhook et dans le tableau de bord restent comme elles sont. Les chiffres sont conservés pour vous.',
    },
    refunded: {
      subject: 'Premium est terminé après remboursement',
      text: (partner) =>
        `Le dernier paiement de Premium ${ofFrench(partner)} a été remboursé : Premium est donc terminé.`,
      next: 'Vos annonces, leur place dans les résultats et vos demandes par webhook et dans le tableau de bord restent comme elles sont. Les chiffres sont conservés pour vous.',
      renews:
        'Tant que l’abonnement n’est pas résilié, le prochain paiement est prélevé comme prévu et rétablit Premium. Vous pouvez le résilier sur votre page Premium.',
    },
    disputed: {
      subject: 'Premium est suspendu : un paiement est contesté',
      text: (partner) =>
        `Votre banque conteste le dernier paiement de Premium ${ofFrench(partner)}. Premium est suspendu jusqu’à ce que ce soit réglé.`,
      next: 'Si c’est une erreur, dites-le à votre banque ou répondez à cet e-mail.',
    },
    given: {
      subject: 'Premium reste activé',
      ended: (partner) => `L’abonnement Premium ${ofFrench(partner)} est terminé.`,
      refunded: (partner) => `Le dernier paiement de Premium ${ofFrench(partner)} a été remboursé.`,
      disputed: (partner) =>
        `Votre banque conteste le dernier paiement de Premium ${ofFrench(partner)}.`,
      until: (moment) =>
        `Premium lui-même reste activé jusqu’au ${moment} : nous vous l’avons offert.`,
      forGood: 'Premium lui-même reste activé : nous vous l’avons offert sans limite de durée.',
    },
    button: 'Votre page Premium',
  },
  summary: {
    subject: (partner) => `${partner} : votre semaine sur Campcairn`,
    week: (from, to) => `Semaine du ${from} au ${to}.`,
    needs: 'Ce qui vous attend',
    nothing: 'Rien ne vous attend : les envois arrivent, et rien n’est en suspens.',
    deliveriesFail: {
      one: '# demande n’a pas pu vous être remise.',
      other: '# demandes n’ont pas pu vous être remises.',
    },
    enquiriesWait: {
      one: '# demande attend d’être récupérée ou confirmée.',
      other: '# demandes attendent d’être récupérées ou confirmées.',
    },
    rowsFail: {
      one: '# ligne de votre flux de produits ne peut pas être publiée.',
      other: '# lignes de votre flux de produits ne peuvent pas être publiées.',
    },
    feedBroken: 'Votre flux de produits ne peut pas être lu.',
    hidden: {
      one: 'Nous avons masqué # annonce ; la raison est dans le tableau de bord.',
      other: 'Nous avons masqué # annonces ; les raisons sont dans le tableau de bord.',
    },
    withoutPhotos: {
      one: '# annonce active n’a pas de photo.',
      other: '# annonces actives n’ont pas de photo.',
    },
    withoutDates: {
      one: '# annonce active ne dit rien de ses dates.',
      other: '# annonces actives ne disent rien de leurs dates.',
    },
    figures: 'La semaine en chiffres',
    columns: { what: 'Quoi', week: 'Cette semaine', before: 'La semaine d’avant' },
    rows: {
      enquiries: 'Demandes',
      clicks: 'Clics vers vos pages',
      active: 'Annonces actives',
    },
    connection: 'Votre intégration',
    lastPush: 'Dernière modification envoyée par l’API',
    never: 'aucune en 90 jours',
    errorRate: 'Appels d’API refusés',
    webhook: 'Temps de réponse de votre webhook (médiane, 95e centile)',
    feedRead: 'Flux lu',
    ms: (milliseconds) => `${milliseconds} ms`,
    open: 'Ouvrir le tableau de bord',
  },
  webhook: {
    failing: {
      subject: 'Votre webhook n’accepte pas les demandes',
      text: (since) =>
        `Depuis le ${since}, aucun essai de remettre une demande à votre webhook n’a abouti.`,
      lastAttempt: 'Dernier essai',
      noAnswer: 'pas de réponse',
      host: 'Serveur',
      waiting: 'Demandes en attente',
      next: 'Nous continuons pendant quelques heures pour chaque demande. Aucune n’est perdue : celles qui n’ont pas pu être remises restent dans votre tableau de bord, d’où vous pouvez les renvoyer une fois la panne réparée.',
      open: 'Voir les essais',
    },
    recovered: {
      subject: 'Votre webhook fonctionne à nouveau',
      text: (at, since) =>
        `Depuis le ${at}, votre webhook accepte à nouveau les demandes. Il échouait depuis le ${since}.`,
      lastFailure: 'Dernier échec',
      missed: (count) =>
        `Demandes qui ont épuisé leurs essais entre-temps : ${count}. Vous pouvez les renvoyer depuis le tableau de bord.`,
      open: 'Voir les envois',
    },
  },
};

import type { Words } from '../../words.ts';

export const privacy: Words = {
  title: 'Vie privée',
  description:
    'Ce que Campcairn conserve de vous, pourquoi, combien de temps, et comment le faire effacer.',
  lead: 'Nous conservons aussi peu que le service le permet. Vous pouvez regarder partout sans rien laisser derrière vous.',
  blocks: [
    { h: 'Quand vous ne faites que regarder' },
    {
      list: [
        'Ni cookies, ni régie publicitaire, ni suivi, ni requête vers une autre entreprise : photos et carte passent par notre propre serveur.',
        'Votre adresse réseau sert à vous répondre, et est comptée en mémoire un court moment pour empêcher les abus. Elle n’est pas enregistrée.',
        'Nos journaux disent quel genre de page a été demandé et combien de temps cela a pris : ni adresse, ni nom, ni recherche.',
        'Vos favoris, ce que vous ouvrez, préparez et cherchez, ce que vous dites de votre véhicule et vos réglages restent dans votre navigateur. Un voyage partagé est dans son adresse ; nous n’en gardons aucun.',
        'Dès que vous ajoutez un favori, préparez un voyage ou envoyez une demande, votre navigateur garde aussi ces pages et vos récépissés, pour qu’ils s’ouvrent sans réseau : les récépissés 90 jours au plus. Une demande qui n’a pas pu partir y attend 30 jours au plus, et ne part que si vous le dites. Les recherches à vous rappeler y restent aussi ; leur flux est demandé toutes les six heures au plus, quand vous utilisez le site. Vous pouvez tout voir et effacer sous « Sur cet appareil ».',
        'Votre lecteur de flux demande une recherche suivie, sans rien sur vous.',
        'Nous comptons combien de fois chaque annonce est affichée, ouverte et mise en favori : des nombres par jour, par genre de page et par pays du lieu recherché. Rien sur vous n’y est joint, pas même que quelqu’un est revenu. Les robots ne sont pas comptés.',
        'Nous comptons par jour les recherches qui trouvent peu : le lieu, ou les mots si aucun lieu n’est connu. Ce qui ressemble à une adresse e-mail, à un numéro de téléphone ou à un code postal complet est laissé de côté, les mots de moins de trois visites ne sont montrés à personne, et les nombres sont effacés après 90 jours. Pour qu’une visite compte une fois, une forme illisible de votre adresse réseau reste en mémoire jusqu’à la fin du jour.',
      ],
    },
    { h: 'Quand vous allez chez un partenaire' },
    {
      p: 'Nous notons que quelqu’un est allé de cette annonce à sa page, et quand. Le partenaire reçoit une référence de ce clic, et rien sur vous. Les robots ne sont pas comptés.',
    },
    { h: 'Quand vous envoyez une demande' },
    {
      table: {
        head: ['Quoi', 'Pourquoi', 'Combien de temps'],
        rows: [
          [
            'Nom, e-mail, téléphone, message',
            'Pour que le propriétaire puisse vous répondre',
            '90 jours, ou jusqu’à ce que vous l’effaciez',
          ],
          [
            'Dates et nombre de personnes',
            'Pour que le propriétaire puisse vous répondre',
            'Conservés sans rien qui dise qui vous êtes',
          ],
          [
            'Quand vous avez donné votre accord, et à quel texte',
            'Pour montrer que vous l’avez donné',
            'Avec la demande',
          ],
          ['Comment s’est passée la remise', 'Pour la répéter si elle a échoué', '90 jours'],
        ],
      },
    },
    {
      p: 'Elle va au partenaire dont vous avez choisi l’annonce, parce que vous y avez consenti, et à aucun autre. Un même formulaire peut en interroger trois au plus : chaque partenaire pour lequel vous avez donné votre accord reçoit sa propre demande, sans savoir à qui d’autre vous avez écrit. Un partenaire est ensuite responsable de sa copie ; demandez-lui de l’effacer.',
    },
    {
      p: 'Ensuite, vous recevez un lien secret : voyez si la demande est arrivée, et effacez vos données aussitôt.',
    },
    { h: 'Quand vous demandez à devenir partenaire', id: 'applying' },
    {
      table: {
        head: ['Ce que vous envoyez', 'Pourquoi', 'Combien de temps'],
        rows: [
          [
            'Votre nom, votre e-mail, ce que vous dites de l’entreprise, l’adresse d’un flux',
            'Pour examiner la candidature et y répondre',
            '90 jours, quelle que soit la réponse',
          ],
          [
            'L’entreprise, son site et son pays, ce qu’elle loue et combien à peu près',
            'Pour savoir qui a posé sa candidature',
            'Conservés sans la personne qui l’a envoyée',
          ],
        ],
      },
    },
    {
      p: 'Quand nous l’acceptons, l’e-mail devient l’adresse de contact du compte de partenaire. Si vous vous connectez avant cela pour préparer des annonces, vous avez déjà un tel compte. Si nous refusons, nous l’effaçons avec ses annonces 14 jours plus tard ; seul le journal des modifications reste.',
    },
    { h: 'Quand vous signalez une annonce', id: 'reporting' },
    {
      p: 'Nous conservons ce que vous choisissez et écrivez, et votre e-mail si vous le donnez, pour examiner l’annonce et vous poser une question s’il le faut. Votre texte et votre e-mail sont effacés au bout de 90 jours ; nous gardons que l’annonce a été signalée, et pour quel motif. Son propriétaire n’apprend pas qui vous êtes.',
    },
    { h: 'Vos droits' },
    {
      p: 'Vous pouvez demander ce que nous conservons de vous, le faire corriger, remettre ou effacer, et retirer votre accord à tout moment. Écrivez à {contact} depuis l’adresse que vous avez utilisée. Vous pouvez aussi saisir votre autorité de protection des données.',
    },
    { h: 'Quand vous avez un compte de partenaire' },
    {
      list: [
        'Nous conservons le nom, le site et l’adresse de contact de l’entreprise, ce qu’elle propose, et les adresses des personnes qui agissent pour elle.',
        'La connexion pose un cookie, qui lui est nécessaire. Nous conservons qui s’est connecté quand et avec quel navigateur ; chacun le voit et peut y mettre fin. Une annonce en cours de rédaction est gardée dans le navigateur jusqu’à son enregistrement, 30 jours au plus, et effacée à la déconnexion.',
        'Ce qui est modifié, et par qui, est gardé dans un journal. Le nombre d’appels d’API et leurs réponses sont gardés par jour, pendant 90 jours.',
        'Les e-mails que nous envoyons de nous-mêmes s’arrêtent dans le tableau de bord ou par un lien dans chacun, sauf ceux dont le compte ne peut se passer.',
        'Un propriétaire peut tout emporter en un fichier, et fermer le compte : les annonces partent aussitôt, ce que les voyageurs ont écrit est effacé, et l’adresse de contact suit 90 jours plus tard.',
      ],
    },
    { h: 'Qui exploite ce site', id: 'operator' },
    { operator: true },
  ],
};

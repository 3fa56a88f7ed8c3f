import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'Proposez vos annonces',
  description:
    'Annonces gratuites pour loueurs, particuliers et campings : votre page, votre prix, votre réservation. Par formulaire, tableur, flux de produits ou API.',
  lead: 'Les voyageurs vous trouvent ici, et réservent chez vous. Annonces gratuites, sans commission.',
  blocks: [
    { h: 'Ce que vous recevez' },
    {
      list: [
        'Une page pour chaque annonce, trouvée par lieu, dates, personnes et règles.',
        'Chaque clic vers votre propre page, avec une référence pour le compter.',
        'Les demandes dans votre tableau de bord, ou dans votre système en quelques secondes.',
        'Les mêmes chances que tous : [l’ordre des résultats](/how-results-are-ordered) ne s’achète pas.',
      ],
    },
    { h: 'Votre tableau de bord', id: 'dashboard' },
    {
      label: 'Images du tableau de bord',
      pictures: [
        {
          id: 'overview',
          alt: 'La vue d’ensemble : une demande qui attend une réponse, et le reste de ce qui attend le propriétaire',
          text: 'D’abord ce qui vous attend, puis les 30 derniers jours.',
        },
        {
          id: 'listing',
          alt: 'Le formulaire d’une annonce, avec son titre, son texte, son lieu et son prix',
          text: 'Une annonce est un formulaire. Laissez pour plus tard ce que vous n’avez pas sous la main.',
        },
        {
          id: 'calendar',
          alt: 'Le calendrier d’un van : nuits libres, nuits prises et prix par nuit',
          text: 'Les nuits prises, et des prix qui suivent la saison.',
        },
        {
          id: 'enquiry',
          alt: 'Une demande avec les dates, le nombre de personnes et la question d’un voyageur',
          text: 'Les demandes arrivent avec dates et personnes. Vous répondez vous-même au voyageur.',
        },
      ],
    },
    {
      list: [
        'Ce qui vous attend d’abord, et un e-mail chaque lundi, jusqu’à ce que vous l’arrêtiez.',
        'Des annonces à chercher, modifier, mettre en pause et exporter, et des demandes avec le récit de leur remise.',
        'Votre équipe : qui modifie, et qui ne fait que regarder.',
        'Toutes vos données en un fichier, et le compte fermé, quand vous voulez.',
      ],
    },
    {
      p: 'Connexion par un lien reçu par e-mail ou une clé d’accès, sans mot de passe. [Se connecter](/sign-in)',
    },
    { h: 'Quatre façons de publier' },
    {
      ways: [
        {
          name: 'Formulaire',
          who: 'Pour qui a quelques vans ou un camping',
          text: 'Photos, prix, lieu, calendrier : quelques minutes par annonce, dans votre tableau de bord. Un navigateur suffit. [Poser sa candidature](/partners/apply)',
        },
        {
          name: 'Tableur',
          who: 'Pour qui a beaucoup de vans et pas de développeur',
          text: 'Une ligne par van, en CSV ou Excel. Vous voyez ce qui va changer avant de l’accepter. [Voir un fichier de cinquante vans](/samples/fifty-vans.csv)',
        },
        {
          name: 'Flux de produits',
          who: 'Pour qui a déjà un flux',
          text: 'Donnez-nous l’adresse d’un fichier CSV, JSON ou XML : nous le lisons chaque heure ou chaque jour. [Comment nous lisons les flux](/developers/feeds)',
        },
        {
          name: 'API',
          who: 'Pour qui a un développeur',
          text: 'Un appel par annonce, ou cent en un, et les demandes remises à votre système. [Guide des développeurs](/developers)',
        },
      ],
    },
    { h: 'Comment vous inscrire' },
    {
      steps: [
        'Dites-nous qui vous êtes, ce que vous louez et combien d’annonces vous avez à peu près : [posez votre candidature](/partners/apply).',
        'Nous vérifions que vous êtes une vraie entreprise ou plateforme qui possède ou gère ce qu’elle propose : trois jours ouvrés au plus.',
        'Entre-temps, connectez-vous avec la même adresse et préparez vos annonces. Personne ne les voit avant notre accord. Les développeurs commencent avec une clé de test. [Premiers pas](/developers/quick-start)',
        'Un e-mail vous mène à votre [tableau de bord](/sign-in) : remplissez le formulaire, créez une clé d’API, ou donnez l’adresse de votre flux et voyez ce que nous en avons compris.',
        'Dès que nous acceptons, vos annonces sont en ligne.',
      ],
    },
    { h: 'Ce que cela coûte' },
    {
      p: 'Rien. Premium ajoute les demandes par e-mail, vos photos et vos prix sur les pages des campings d’OpenStreetMap, {ads|une place mise en avant et signalée comme publicité, }et des chiffres pour chaque annonce : 19 £ par mois ou 190 £ par an, sans engagement.',
    },
    { h: 'Ce que nous demandons' },
    {
      list: [
        'Des photos, des textes et des notes qui sont à vous, ou que vous pouvez partager.',
        'Des prix auxquels on peut vraiment réserver.',
        'Des photos en JPEG, PNG ou WebP, de préférence larges d’au moins 1 200 pixels.',
        'Un lieu approximatif pour les particuliers. Nous montrons alors une zone, jamais l’adresse.',
      ],
    },
    { h: 'Questions et réponses', id: 'questions' },
    {
      questions: [
        {
          q: 'Prenez-vous une commission ?',
          a: 'Non. Ni sur les réservations, ni sur les demandes, ni sur les clics. Seul Premium est payant, si vous le choisissez.',
        },
        {
          q: 'Qui répond au voyageur ?',
          a: 'Vous. La demande arrive avec le nom, l’e-mail, les dates et la question, et vous répondez.',
        },
        {
          q: 'Qui prend la réservation et l’argent ?',
          a: 'Vous, comme toujours. Nous ne prenons jamais de réservation ni de paiement.',
        },
        {
          q: 'Comment savoir qu’une demande est arrivée ?',
          a: 'Votre tableau de bord compte celles qui attendent. Avec Premium, elles arrivent aussi par e-mail, et votre système peut les recevoir.',
        },
        {
          q: 'Que devient mon calendrier chez Airbnb ou ailleurs ?',
          a: 'Donnez-nous son adresse iCalendar : les nuits réservées là-bas sont prises ici, relues chaque heure. Votre calendrier d’ici a aussi une telle adresse.',
        },
        {
          q: 'J’ai un seul van et pas d’entreprise. Puis-je le proposer ?',
          a: 'Oui, s’il est à vous ou si vous le gérez pour son propriétaire. Choisissez un lieu approximatif : les voyageurs voient une zone, jamais votre adresse.',
        },
        {
          q: 'Faut-il un site ?',
          a: 'Il faut une page où l’on peut réserver : votre site, ou votre page sur un autre.',
        },
        {
          q: 'Quand mes annonces sont-elles en ligne ?',
          a: 'Sous trois jours ouvrés. Vous préparez vos annonces en attendant, et elles sont en ligne dès notre accord.',
        },
        {
          q: 'Puis-je payer pour être mieux placé ?',
          a: 'Non. [L’ordre des résultats](/how-results-are-ordered) est le même pour tous{ads| ; Premium comprend une place au-dessus des résultats, signalée comme publicité}.',
        },
        {
          q: 'Puis-je faire une pause ou arrêter ?',
          a: 'Mettez une annonce en pause pour l’hiver, et remettez-la en un clic. Fermez votre compte quand vous voulez : téléchargez tout d’abord, puis vos annonces disparaissent aussitôt.',
        },
      ],
    },
  ],
};

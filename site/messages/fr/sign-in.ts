import type { Messages } from '../index.ts';

export const signIn: Messages['signIn'] = {
  title: 'Se connecter',
  lead: 'Pour les partenaires et l’équipe de Campcairn. Les voyageurs n’ont pas besoin de compte.',
  description: 'Connectez-vous au tableau de bord de vos annonces et de vos contacts.',
  email: 'Adresse e-mail',
  send: 'M’envoyer un lien de connexion',
  invalid: 'Saisissez une adresse e-mail, par exemple vous@vans.example.',
  tooMany: (minutes) => `Trop d’essais. Réessayez dans ${minutes} minutes.`,
  withPasskey: 'Se connecter avec une clé d’accès',
  passkeyFailed:
    'Cette clé d’accès n’a pas pu être utilisée ici. Réessayez, ou demandez un lien par e-mail.',
  again: {
    title: 'Connectez-vous à nouveau',
    lead: 'Ce changement demande une connexion de moins de 12 heures. Rien n’a encore changé.',
  },
  unsent: {
    lead: 'Vous étiez déconnecté, et ce que vous avez envoyé n’a pas été enregistré.',
    waits:
      'Ce que vous avez saisi est encore ici : connectez-vous dans un nouvel onglet, puis envoyez-le.',
    file: 'Connectez-vous, puis choisissez de nouveau le fichier.',
    signIn: 'Se connecter dans un nouvel onglet',
    send: 'Je suis connecté : envoyer',
  },
  or: 'ou',
  noAccount: 'Pas encore de compte ?',
  apply: 'Demander à devenir partenaire',
  sent: {
    title: 'Consultez votre messagerie',
    lead: 'Si l’adresse a un compte, un lien est en route. Il fonctionne une fois, pendant 15 minutes, dans ce navigateur.',
    nothing: 'Rien reçu ?',
    checks: [
      'Regardez dans le dossier des indésirables.',
      'Utilisez l’adresse de votre demande ou celle à laquelle vous avez été invité.',
    ],
    again: 'Demander un autre lien',
    outbox:
      'Ceci est une démo : ses e-mails sont dans la boîte d’envoi, qui s’ouvre par le lien affiché à son démarrage :',
  },
  link: {
    lead: 'Encore un clic, et vous êtes connecté sur cet appareil.',
    button: 'Se connecter',
    gone: {
      title: 'Ce lien ne fonctionne plus',
      lead: 'Un lien fonctionne une fois, pendant 15 minutes ; un plus récent le remplace.',
    },
    otherBrowser: {
      title: 'Ouvrez le lien là où vous l’avez demandé',
      lead: 'Par sécurité, il ne fonctionne que dans le navigateur qui l’a demandé. Copiez-le là-bas, ou demandez-en un nouveau ici.',
    },
    locked: {
      title: 'Ouvrez d’abord la boîte d’envoi',
      lead: 'Ceci est une démo : ses liens connectent les personnes qui ont ouvert la boîte d’envoi. Ouvrez dans ce navigateur le lien vers la boîte d’envoi que la démo a affiché à son démarrage, puis de nouveau celui-ci.',
    },
    again: 'Demander un nouveau lien',
  },
  factor: {
    title: 'La seconde étape',
    lead: 'L’équipe montre une seconde preuve en plus de l’e-mail.',
    again:
      'Montrez à nouveau votre seconde étape : ce changement en demande une de moins de 15 minutes. Rien n’a encore changé.',
    code: 'Code de votre application, ou code de secours',
    firstCode: 'Code affiché par l’application',
    button: 'Continuer',
    wrong: 'Ce code est faux ou a déjà servi. Les codes changent toutes les 30 secondes.',
    tooMany: 'Trop de codes. Réessayez dans 15 minutes.',
    setUp: {
      title: 'Préparez votre seconde étape',
      lead: 'Ajoutez une clé d’accès, ou une application d’authentification : scannez cette image avec elle, puis saisissez le code affiché.',
      key: 'Ou saisissez cette clé dans l’application :',
      ended:
        'La clé précédente était valable 15 minutes. Ajoutez celle qui s’affiche maintenant, puis saisissez son code.',
      qr: 'Code QR de la clé',
      addPasskey: 'Ajouter une clé d’accès',
    },
    codes: {
      title: 'Vos codes de secours',
      lead: 'Chacun vous connecte une fois si vous perdez votre téléphone. Ils ne s’affichent que maintenant : imprimez-les ou gardez-les avec vos mots de passe.',
      copy: 'Les copier',
      go: 'Je les ai gardés : continuer',
    },
  },
  signOut: 'Se déconnecter',
};

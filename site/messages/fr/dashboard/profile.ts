import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('fr');

export const profile: DashboardWords['profile'] = {
  title: 'Votre connexion',
  lead: (email) => `Vous êtes connecté avec ${email}.`,
  lastFactor:
    'C’est votre dernière seconde étape : vous devrez en préparer une autre avant de continuer.',
  passkeys: {
    title: 'Clés d’accès',
    lead: 'Connectez-vous avec votre doigt, votre visage ou le code de votre appareil, sans e-mail.',
    none: 'Vous n’avez pas encore de clé d’accès.',
    name: 'Nom de la clé d’accès, par exemple Portable du bureau',
    add: 'Ajouter une clé d’accès',
    remove: 'Retirer',
    removeSure: (name) => `${name} ne pourra plus vous connecter.`,
    removeYes: 'Oui, retirer',
    needsScript: 'L’ajout d’une clé d’accès a besoin de JavaScript.',
    failed:
      'La clé d’accès n’a pas pu être ajoutée. Les clés d’accès ne fonctionnent qu’à l’adresse du site, et une seule par appareil.',
    lastUsed: 'Dernière utilisation',
    created: 'Ajoutée',
    never: 'jamais',
  },
  language: {
    title: 'Langue',
    lead: 'Celle de ces pages, et de nos e-mails au sujet de votre connexion.',
    label: 'Votre langue',
    save: 'Enregistrer la langue',
  },
  app: {
    title: 'Application d’authentification',
    since: (day) => `Ajoutée le ${day}.`,
    none: 'Vous n’avez pas d’application d’authentification.',
    codesLeft: (count) =>
      n(count, { one: 'Il reste # code de secours.', other: 'Il reste # codes de secours.' }),
    newCodes: 'Créer de nouveaux codes de secours',
    newCodesLead:
      'Vos nouveaux codes de secours ne sont affichés que maintenant : imprimez-les, ou gardez-les avec vos mots de passe. Les précédents ne sont plus valables.',
    copy: 'Les copier',
    setUp: 'Ajouter une application',
    setUpLead: 'Scannez cette image avec l’application, puis saisissez le code affiché.',
    setUpYes: 'Ajouter',
    stop: 'Pas maintenant',
    replace: 'Remplacer l’application',
    replaceLead:
      'Scannez cette image avec la nouvelle application, puis saisissez le code affiché. L’application actuelle reste valable jusque-là. L’image est valable 15 minutes.',
    replaceYes: 'Remplacer l’application',
    keep: 'Garder l’application actuelle',
    key: 'Ou saisissez cette clé dans l’application :',
    qr: 'Code QR de la clé',
    firstCode: 'Code affiché par l’application',
    refused: {
      wrong: 'Ce code est faux. Les codes changent toutes les 30 secondes.',
      too_many: 'Trop de codes. Réessayez dans 15 minutes.',
      ended: 'Cette clé n’est plus valable. Recommencez.',
    },
    remove: 'Retirer l’application',
    removeSure: 'Ses codes et vos codes de secours cessent aussitôt de fonctionner.',
    removeYes: 'Oui, retirer',
  },
  sessions: {
    title: 'Où vous êtes connecté',
    device: 'Appareil',
    unknown: 'Appareil inconnu',
    since: 'Connexion',
    seen: 'Dernière activité',
    here: 'celui-ci',
    end: 'Déconnecter',
    endOthers: 'Déconnecter tous les autres appareils',
  },
};

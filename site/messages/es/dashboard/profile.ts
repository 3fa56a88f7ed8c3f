import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('es');

export const profile: DashboardWords['profile'] = {
  title: 'Tu inicio de sesión',
  lead: (email) => `Has iniciado sesión como ${email}.`,
  lastFactor: 'Es tu último segundo paso: tendrás que preparar otro antes de continuar.',
  passkeys: {
    title: 'Llaves de acceso',
    lead: 'Entra con tu dedo, tu cara o el código de tu dispositivo, sin correo.',
    none: 'Todavía no tienes ninguna llave de acceso.',
    name: 'Nombre de la llave de acceso, por ejemplo Portátil del trabajo',
    add: 'Añadir una llave de acceso',
    remove: 'Quitar',
    removeSure: (name) => `${name} ya no podrá iniciar tu sesión.`,
    removeYes: 'Sí, quitar',
    needsScript: 'Para añadir una llave de acceso hace falta JavaScript.',
    failed:
      'No se ha podido añadir la llave de acceso. Las llaves de acceso solo funcionan en la dirección del sitio, y una por dispositivo.',
    lastUsed: 'Último uso',
    created: 'Añadida',
    never: 'nunca',
  },
  language: {
    title: 'Idioma',
    lead: 'El de estas páginas y el de nuestros correos sobre tu inicio de sesión.',
    label: 'Tu idioma',
    save: 'Guardar idioma',
  },
  app: {
    title: 'Aplicación de autenticación',
    since: (day) => `Añadida el ${day}.`,
    none: 'No tienes ninguna aplicación de autenticación.',
    codesLeft: (count) =>
      n(count, {
        one: 'Te queda # código de recuperación.',
        other: 'Te quedan # códigos de recuperación.',
      }),
    newCodes: 'Crear nuevos códigos de recuperación',
    newCodesLead:
      'Tus nuevos códigos de recuperación solo se muestran ahora: imprímelos o guárdalos con tus contraseñas. Los anteriores ya no valen.',
    copy: 'Copiarlos',
    setUp: 'Añadir una aplicación',
    setUpLead: 'Escanea esta imagen con la aplicación y escribe el código que muestra.',
    setUpYes: 'Añadir',
    stop: 'Ahora no',
    replace: 'Cambiar de aplicación',
    replaceLead:
      'Escanea esta imagen con la aplicación nueva y escribe el código que muestra. Hasta entonces sigue valiendo la actual. La imagen vale 15 minutos.',
    replaceYes: 'Cambiar de aplicación',
    keep: 'Mantener la aplicación actual',
    key: 'O escribe esta clave en la aplicación:',
    qr: 'Código QR de la clave',
    firstCode: 'Código que muestra la aplicación',
    refused: {
      wrong: 'Ese código es incorrecto. Los códigos cambian cada 30 segundos.',
      too_many: 'Demasiados códigos. Vuelve a probar en 15 minutos.',
      ended: 'Esa clave ya no vale. Empieza de nuevo.',
    },
    remove: 'Quitar la aplicación',
    removeSure: 'Sus códigos y tus códigos de recuperación dejan de funcionar al momento.',
    removeYes: 'Sí, quitar',
  },
  sessions: {
    title: 'Dónde tienes la sesión abierta',
    device: 'Dispositivo',
    unknown: 'Dispositivo desconocido',
    since: 'Inicio de sesión',
    seen: 'Última actividad',
    here: 'este',
    end: 'Cerrar esa sesión',
    endOthers: 'Cerrar todas las demás sesiones',
  },
};

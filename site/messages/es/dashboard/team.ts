import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['team'] = {
  title: 'Equipo',
  lead: 'Quién puede entrar en esta cuenta y qué puede hacer cada uno.',
  onlyOwners: 'Solo los propietarios de la cuenta pueden invitar y cambiar roles.',
  done: {
    invited: 'Invitación enviada. Un correo explica cómo iniciar sesión.',
    again: 'La invitación se ha enviado otra vez.',
    role: 'El rol se ha cambiado.',
    removed: 'Esa persona ya no puede entrar en esta cuenta.',
  },
  list: {
    title: 'Personas',
    caption: 'Personas de esta cuenta',
    email: 'Persona',
    role: 'Rol',
    joined: 'Entró por primera vez',
    invited: (day, by) => (by === null ? `Añadida el ${day}` : `Invitación de ${by} el ${day}`),
    waiting: 'Todavía no ha entrado',
    you: 'tú',
    actions: 'Cambiar',
    roleOf: (email) => `Rol de ${email}`,
    save: 'Cambiar rol',
    again: 'Invitar otra vez',
    remove: 'Quitar',
    removeSure: (email) => `${email} pierde el acceso al momento.`,
    removeYes: 'Sí, quitar',
  },
  invite: {
    title: 'Invitar a alguien',
    lead: 'Entra con esta dirección, por un enlace que llega por correo: no hay contraseña.',
    email: 'Correo electrónico',
    emailHint:
      'Una dirección personal: con una compartida, el registro no distingue quién ha hecho qué.',
    role: 'Rol',
    button: 'Enviar invitación',
  },
  leave: {
    title: 'Dejar este equipo',
    open: (partner) => `Dejar el equipo de ${partner}`,
    means: (partner) =>
      `Pierdes al momento el acceso a la cuenta de ${partner}, y solo vuelves si un propietario te invita otra vez. Lo que has hecho se queda, y también tu acceso a otras cuentas.`,
    contact:
      'Los correos sobre la cuenta siguen llegando a tu dirección, porque es la de contacto. Los propietarios pueden cambiarla en la página de la cuenta.',
    button: 'Sí, dejarlo',
    lastOwner:
      'Eres el único propietario, y una cuenta necesita uno. Nombra antes propietario a otra persona y podrás irte. ¿Ya no hace falta la cuenta?',
    close: 'Cerrar la cuenta',
  },
  roles: {
    owner: 'Todo, también la clave, el equipo y la cuenta.',
    member: 'Anuncios, contactos, webhook y feed.',
    reader: 'Lo ve todo y no cambia nada.',
  },
  problems: { role: 'elige qué puede hacer' },
};

import type { Words } from '../../words.ts';

export const terms: Words = {
  title: 'Condiciones',
  description: 'Qué puedes esperar de Campcairn, y qué espera él de ti.',
  lead: 'Son cortas, porque el servicio es sencillo.',
  blocks: [
    { h: 'Qué es Campcairn' },
    {
      p: 'Un buscador, gratis para los viajeros. Muestra lo que ofrecen los socios y transmite las consultas, pero no es parte de lo que acuerdes con un socio: reserva, pago, seguro, cancelación y viaje.',
    },
    { h: 'Qué dice un anuncio' },
    {
      p: 'Los textos, fotos, precios y valoraciones vienen del socio, que es responsable de ellos. Los precios son los más bajos que indica, sin cambios; no podemos prometer que sigan valiendo. Cuenta lo que el socio confirme.',
    },
    { h: 'Cómo usarlo' },
    {
      list: [
        'Envía consultas en serio, con tus propios datos.',
        'No cargues el sitio con peticiones automáticas, ni copies su contenido en masa. Los socios tienen una [API](/developers) para el suyo.',
        'Avísanos de un anuncio falso, engañoso o que vulnere tus derechos en su página, o escribe a {contact}. Lo miramos, y decimos qué hicimos.',
      ],
    },
    { h: 'Para socios', id: 'partners' },
    {
      list: [
        'Publica solo lo que es tuyo o gestionas, con fotos y textos que puedes usar, y precios a los que se puede reservar.',
        'Sin datos de contacto ni enlaces de reserva en las descripciones. Los particulares muestran un lugar aproximado.',
        'Responde a las consultas, y usa sus datos solo para eso.',
        'Los anuncios que incumplan esto pueden ocultarse, y las cuentas suspenderse. Se te dice por qué, y puedes oponerte.',
        'Publicar es gratis. Premium es una suscripción de 19 £ al mes o 190 £ al año. No hay comisión.',
        'Puedes irte cuando quieras: en tu panel cierras la cuenta, y antes te llevas todos tus datos. La API sigue como está descrita seis meses después de anunciar un cambio.',
      ],
    },
    { h: 'Datos abiertos' },
    {
      p: 'Los datos de campings marcados como de OpenStreetMap son © colaboradores de OpenStreetMap y pueden usarse bajo la [Open Database Licence](https://opendatacommons.org/licenses/odbl/).',
    },
    { h: 'Quién está detrás de este sitio', id: 'operator' },
    { operator: true },
  ],
};

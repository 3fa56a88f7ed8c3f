import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'Publica en Campcairn',
  description:
    'Anuncios gratis para empresas, particulares y campings: tu página, tu precio, tu reserva. Por API, feed de productos o formulario.',
  lead: 'Los viajeros te encuentran aquí, y reservan contigo. Publicar, los clics y las consultas son gratis, y no hay comisión.',
  blocks: [
    { h: 'Qué recibes' },
    {
      list: [
        'Una página para cada anuncio, situada en su localidad, región y país, que se encuentra por fechas, personas y normas.',
        'Cada clic hacia tu propia página, con una referencia que puedes contar.',
        'Las consultas, firmadas y entregadas a tu sistema en segundos, recogidas por ti cuando te convenga, o leídas en tu panel.',
        'Las mismas condiciones que todos los demás: [el orden de los resultados](/how-results-are-ordered) no se puede comprar.',
      ],
    },
    { h: 'Tres maneras de entrar' },
    {
      table: {
        head: ['Manera', 'Para quién', 'Qué hace falta'],
        rows: [
          [
            '[API](/developers)',
            'Quien tiene un desarrollador',
            'Una llamada por anuncio, o cien en una',
          ],
          [
            'Feed de productos',
            'Quien ya tiene uno',
            'La dirección de un archivo CSV, JSON o XML; lo leemos cada hora o cada día',
          ],
          [
            'Formulario',
            'Todos los demás',
            'Un formulario en tu panel, con las mismas comprobaciones que la API',
          ],
        ],
      },
    },
    { h: 'Cómo unirte' },
    {
      steps: [
        'Dinos quién eres, qué alquilas y cuántos anuncios tienes más o menos: [solicítalo aquí](/partners/apply).',
        'Comprobamos que eres una empresa o plataforma real que posee o gestiona lo que ofrece. Tarda hasta tres días laborables.',
        'Un correo te lleva a tu [panel](/sign-in). Allí creas tu clave de API, rellenas el formulario o nos pides que leamos tu feed: lo leemos una vez y te mostramos qué hemos entendido.',
        'Tus anuncios se publican en cuanto llegan.',
      ],
    },
    { h: 'Tu panel', id: 'dashboard' },
    {
      list: [
        'Primero lo que requiere tu atención, cómo fueron los últimos 30 días, y cómo van tus llamadas a la API, tu webhook y tu feed. Un correo dice lo mismo cada lunes, hasta que lo desactives.',
        'Tus anuncios, para buscar, cambiar, pausar y exportar, y tus consultas, cada una con cómo se entregó.',
        'Tu clave, tu webhook con un registro de 90 días, y tu feed con cada fila que hay que corregir.',
        'Tu equipo, con roles para quienes cambian cosas y quienes solo miran.',
        'Todo lo tuyo en un archivo, y el fin de la cuenta, cuando quieras.',
      ],
    },
    {
      p: 'Entras con un enlace que llega por correo o con una llave de acceso: no hay contraseña. [Iniciar sesión](/sign-in)',
    },
    { h: 'Qué cuesta' },
    {
      p: 'Nada. Premium está ahí si quieres más: las consultas también por correo, tus fotos y precios en las páginas de campings de OpenStreetMap{ads|, un lugar destacado y marcado como publicidad,} y cifras de cada anuncio. Cuesta 19 £ al mes o 190 £ al año, y se puede dejar cuando quieras.',
    },
    { h: 'Qué pedimos' },
    {
      list: [
        'Fotos, textos y valoraciones que sean tuyos, o que puedas compartir.',
        'Precios a los que de verdad se pueda reservar.',
        'Fotos como direcciones https de archivos JPEG, PNG o WebP, mejor de al menos 1200 píxeles de ancho.',
        'Un lugar aproximado para particulares. Entonces mostramos una zona, nunca la dirección.',
      ],
    },
  ],
};

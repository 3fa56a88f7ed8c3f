import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'Publica en Campcairn',
  description:
    'Anuncios gratis para empresas, particulares y campings: tu página, tu precio, tu reserva. Por formulario, hoja de cálculo, feed de productos o API.',
  lead: 'Los viajeros te encuentran aquí, y reservan contigo. Publicar es gratis, sin comisión.',
  blocks: [
    { h: 'Qué recibes' },
    {
      list: [
        'Una página para cada anuncio, que se encuentra por lugar, fechas, personas y normas.',
        'Cada clic hacia tu propia página, con una referencia para contarlo.',
        'Las consultas en tu panel, o en tu propio sistema en segundos.',
        'Las mismas posibilidades que todos: [el orden de los resultados](/how-results-are-ordered) no se puede comprar.',
      ],
    },
    { h: 'Tu panel', id: 'dashboard' },
    {
      label: 'Imágenes del panel',
      pictures: [
        {
          id: 'overview',
          alt: 'El resumen: una consulta que espera respuesta y lo demás que requiere la atención del dueño',
          text: 'Primero lo que requiere tu atención, después los últimos 30 días.',
        },
        {
          id: 'listing',
          alt: 'El formulario de un anuncio, con su título, texto, lugar y precio',
          text: 'Un anuncio es un formulario. Deja para después lo que no tengas a mano.',
        },
        {
          id: 'calendar',
          alt: 'El calendario de una camper: noches libres, noches ocupadas y precios por noche',
          text: 'Las noches ocupadas, y precios que cambian con la temporada.',
        },
        {
          id: 'enquiry',
          alt: 'Una consulta con las fechas, el número de personas y la pregunta de un viajero',
          text: 'Las consultas llegan con fechas y personas. Tú respondes al viajero.',
        },
      ],
    },
    {
      list: [
        'Primero lo que requiere tu atención, también por correo cada lunes, hasta que lo desactives.',
        'Anuncios para buscar, cambiar, pausar y exportar, y consultas con cómo se entregó cada una.',
        'Tu equipo: quién cambia cosas y quién solo mira.',
        'Todos tus datos en un archivo, y la cuenta cerrada, cuando quieras.',
      ],
    },
    {
      p: 'Entra con un enlace por correo o una llave de acceso, sin contraseña. [Iniciar sesión](/sign-in)',
    },
    { h: 'Cuatro maneras de publicar' },
    {
      ways: [
        {
          name: 'Formulario',
          who: 'Para quien tiene unas pocas campers o un camping',
          text: 'Fotos, precio, lugar, calendario: unos minutos por anuncio, en tu panel. Basta un navegador. [Solicítalo](/partners/apply)',
        },
        {
          name: 'Hoja de cálculo',
          who: 'Para quien tiene muchas campers y ningún desarrollador',
          text: 'Una fila por camper, en CSV o Excel. Ves lo que va a cambiar antes de aceptarlo. [Ver un archivo con cincuenta campers](/samples/fifty-vans.csv)',
        },
        {
          name: 'Feed de productos',
          who: 'Para quien ya tiene un feed',
          text: 'Danos la dirección de un archivo CSV, JSON o XML: lo leemos cada hora o cada día. [Cómo leemos los feeds](/developers/feeds)',
        },
        {
          name: 'API',
          who: 'Para quien tiene un desarrollador',
          text: 'Una llamada por anuncio, o cien en una, y las consultas entregadas a tu sistema. [Guía para desarrolladores](/developers)',
        },
      ],
    },
    { h: 'Cómo unirte' },
    {
      steps: [
        'Dinos quién eres, qué alquilas y cuántos anuncios tienes más o menos: [solicítalo aquí](/partners/apply).',
        'Comprobamos que eres una empresa o plataforma real que posee o gestiona lo que ofrece: hasta tres días laborables.',
        'Mientras tanto, inicia sesión con la misma dirección y prepara tus anuncios. Nadie los ve hasta que te aprobemos. Los desarrolladores empiezan con una clave de prueba. [Primeros pasos](/developers/quick-start)',
        'Un correo te lleva a tu [panel](/sign-in): rellena el formulario, crea una clave de API o danos la dirección de tu feed y mira qué hemos entendido.',
        'En cuanto la aprobamos, tus anuncios están publicados.',
      ],
    },
    { h: 'Qué cuesta' },
    {
      p: 'Nada. Premium añade las consultas por correo, tus fotos y precios en las páginas de campings de OpenStreetMap{ads|, un lugar destacado y marcado como publicidad,} y cifras de cada anuncio: 19 £ al mes o 190 £ al año, sin permanencia.',
    },
    { h: 'Qué pedimos' },
    {
      list: [
        'Fotos, textos y valoraciones que sean tuyos, o que puedas compartir.',
        'Precios a los que de verdad se pueda reservar.',
        'Fotos en JPEG, PNG o WebP, mejor de al menos 1200 píxeles de ancho.',
        'Un lugar aproximado para particulares. Entonces mostramos una zona, nunca la dirección.',
      ],
    },
    { h: 'Preguntas y respuestas', id: 'questions' },
    {
      questions: [
        {
          q: '¿Cobráis comisión?',
          a: 'No. Ni por reservas, ni por consultas, ni por clics. Solo Premium cuesta algo, si lo eliges.',
        },
        {
          q: '¿Quién responde al viajero?',
          a: 'Tú. La consulta llega con nombre, correo, fechas y pregunta, y respondes tú.',
        },
        {
          q: '¿Quién se queda con la reserva y el dinero?',
          a: 'Tú, como siempre. Nunca aceptamos reservas ni pagos.',
        },
        {
          q: '¿Cómo me entero de una consulta?',
          a: 'Tu panel cuenta las que esperan. Con Premium llegan también por correo, y tu propio sistema puede recibirlas.',
        },
        {
          q: '¿Qué pasa con mi calendario de Airbnb o de otra web?',
          a: 'Danos su dirección iCalendar: las noches reservadas allí quedan ocupadas aquí, y se lee cada hora. Tu calendario de aquí también tiene una dirección así.',
        },
        {
          q: 'Tengo una sola camper y ninguna empresa. ¿Puedo publicarla?',
          a: 'Sí, si es tuya o la gestionas para su dueño. Elige un lugar aproximado: los viajeros ven la zona, nunca tu dirección.',
        },
        {
          q: '¿Necesito una web?',
          a: 'Hace falta una página donde reservar: tu propia web, o tu página en otra.',
        },
        {
          q: '¿Cuándo se publican mis anuncios?',
          a: 'En tres días laborables. Mientras tanto preparas tus anuncios, y se publican en cuanto te aprobamos.',
        },
        {
          q: '¿Puedo pagar por aparecer más arriba?',
          a: 'No. [El orden de los resultados](/how-results-are-ordered) es igual para todos{ads|; Premium incluye un lugar encima de los resultados, marcado como publicidad}.',
        },
        {
          q: '¿Puedo hacer una pausa o dejarlo?',
          a: 'Pausa un anuncio durante el invierno y recupéralo con un clic. Puedes cerrar la cuenta cualquier día: descarga antes todo, y tus anuncios desaparecen al momento.',
        },
      ],
    },
  ],
};

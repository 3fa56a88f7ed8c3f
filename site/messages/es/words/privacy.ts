import type { Words } from '../../words.ts';

export const privacy: Words = {
  title: 'Privacidad',
  description: 'Qué guarda Campcairn sobre ti, por qué, cuánto tiempo y cómo hacer que se borre.',
  lead: 'Guardamos tan poco como permite el servicio. Puedes mirarlo todo sin dejar rastro.',
  blocks: [
    { h: 'Cuando solo miras' },
    {
      list: [
        'Sin cookies, sin redes publicitarias, sin seguimiento y sin peticiones a otras empresas: las fotos y el mapa pasan por nuestro propio servidor.',
        'Tu dirección de red sirve para responderte, y se cuenta en memoria un rato para impedir abusos. No se guarda.',
        'Nuestros registros dicen qué clase de página se pidió y cuánto tardó: sin direcciones, nombres ni búsquedas.',
        'Tus favoritos, lo que abres, preparas y buscas, lo que dices de tu vehículo y tus ajustes se quedan en tu navegador. Un viaje compartido está en su dirección; no guardamos ninguno.',
        'En cuanto guardas algo, planeas un viaje o envías una consulta, tu navegador guarda también esas páginas y tus justificantes, para que se abran sin conexión: los justificantes, 90 días como máximo. Una consulta que no se pudo enviar espera allí 30 días como máximo, y solo se envía si tú lo dices. Las búsquedas de las que quieres avisos también se quedan allí; su canal se pide como mucho cada seis horas, mientras usas el sitio. Puedes verlo y borrarlo todo en «En este dispositivo».',
        'Tu lector de feeds pide la búsqueda que sigues, sin nada sobre ti.',
        'Contamos cuántas veces se muestra, se abre y se guarda cada anuncio: números por día, por clase de página y por país del lugar buscado. No se guarda con ellos nada sobre ti, ni siquiera que alguien ha vuelto. Los robots no se cuentan.',
        'Contamos por día las búsquedas que encuentran poco: el lugar, o las palabras si no se conoce ningún lugar. Lo que parece una dirección de correo, un número de teléfono o un código postal completo se deja fuera, las palabras de menos de tres visitas no se muestran a nadie y los números se borran a los 90 días. Para que una visita cuente una vez, una forma ilegible de tu dirección de red queda en memoria hasta el final del día.',
      ],
    },
    { h: 'Cuando vas a un socio' },
    {
      p: 'Anotamos que alguien fue de este anuncio a su página, y cuándo. El socio recibe una referencia de ese clic, y nada sobre ti. Los robots no se cuentan.',
    },
    { h: 'Cuando envías una consulta' },
    {
      table: {
        head: ['Qué', 'Por qué', 'Cuánto tiempo'],
        rows: [
          [
            'Nombre, correo, teléfono, mensaje',
            'Para que el dueño pueda responderte',
            '90 días, o hasta que lo borres',
          ],
          [
            'Fechas y número de personas',
            'Para que el dueño pueda responderte',
            'Se guardan sin nada que diga quién eres',
          ],
          [
            'Cuándo diste tu permiso, y a qué texto',
            'Para mostrar que lo diste',
            'Con la consulta',
          ],
          ['Cómo fue la entrega', 'Para repetirla si falló', '90 días'],
        ],
      },
    },
    {
      p: 'Va al socio por cuyo anuncio preguntaste, porque lo aceptaste, y a ningún otro. Con un solo formulario puedes preguntar hasta a tres: cada socio que aceptaste recibe su propia consulta y no sabe a quién más preguntaste. Después cada socio es responsable de su copia; pídele a él que la borre.',
    },
    {
      p: 'Después recibes un enlace secreto: mira si la consulta ha llegado y borra tus datos al momento.',
    },
    { h: 'Cuando solicitas ser socio', id: 'applying' },
    {
      table: {
        head: ['Qué envías', 'Por qué', 'Cuánto tiempo'],
        rows: [
          [
            'Tu nombre, tu correo, lo que dices de la empresa, la dirección de un feed',
            'Para revisar la solicitud y responderla',
            '90 días, sea cual sea la respuesta',
          ],
          [
            'La empresa, su web y su país, qué alquila y cuánto más o menos',
            'Para saber quién la ha presentado',
            'Se guardan sin la persona que la envió',
          ],
        ],
      },
    },
    {
      p: 'Cuando la aceptamos, el correo pasa a ser la dirección de contacto de la cuenta de socio. Si antes inicias sesión para preparar anuncios, ya tienes esa cuenta. Si la rechazamos, la borramos con sus anuncios 14 días después; solo queda el registro de cambios.',
    },
    { h: 'Cuando denuncias un anuncio', id: 'reporting' },
    {
      p: 'Guardamos lo que eliges y escribes, y tu correo si lo das, para mirar el anuncio y preguntarte algo si hace falta. Lo que escribiste y tu correo se borran a los 90 días; se conserva que el anuncio fue denunciado, y por qué. Su dueño no sabe quién eres.',
    },
    { h: 'Tus derechos' },
    {
      p: 'Puedes preguntar qué guardamos sobre ti, hacer que se corrija, se te entregue o se borre, y retirar tu permiso en cualquier momento. Escribe a {contact} desde la dirección que usaste. También puedes reclamar ante tu autoridad de protección de datos.',
    },
    { h: 'Cuando tienes una cuenta de socio' },
    {
      list: [
        'Guardamos el nombre, la web y la dirección de contacto de la empresa, lo que ofrece, y las direcciones de las personas que actúan por ella.',
        'Al entrar se pone una cookie, que es necesaria para ello. Guardamos quién entró cuándo y con qué navegador; cada persona lo ve y puede terminarlo. Un anuncio a medio escribir se guarda en el navegador hasta que se graba, 30 días como máximo, y se borra al cerrar la sesión.',
        'Lo que se cambia, y quién lo hace, queda en un registro. Cuántas llamadas a la API hubo y cómo se respondieron se guarda por día, durante 90 días.',
        'Los correos que enviamos por nuestra cuenta se desactivan en el panel o con un enlace en cada uno, salvo aquellos sin los que la cuenta no puede estar.',
        'Un propietario puede llevarse todo en un archivo, y cerrar la cuenta: los anuncios se van al momento, lo que escribieron los viajeros se borra, y la dirección de contacto se borra 90 días después.',
      ],
    },
    { h: 'Quién está detrás de este sitio', id: 'operator' },
    { operator: true },
  ],
};

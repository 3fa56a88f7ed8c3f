import type { Words } from '../../words.ts';

export const about: Words = {
  title: 'Quiénes somos',
  description: 'Qué es Campcairn, para quién es y de qué vive.',
  lead: 'Un «cairn» es un montón de piedras que los caminantes dejan a quienes vienen detrás. Muestra el camino, y no pide nada.',
  blocks: [
    {
      p: 'Campcairn es un buscador gratuito de campers, autocaravanas y caravanas de alquiler, y de campings. Empezó con el Reino Unido, Irlanda, Francia, España y Portugal.',
    },
    { h: 'Qué hace' },
    {
      list: [
        'Reúne lo que ofrecen empresas, particulares y campings, cada uno con las palabras, las fotos y los precios del dueño.',
        'Responde a lo que preguntas: lugar, fechas, personas y las normas que deciden si un vehículo es el adecuado.',
        'Te lleva al dueño. Allí reservas, y allí pagas.',
      ],
    },
    { h: 'Qué no hace' },
    {
      list: [
        'No acepta reservas ni pagos, ni cobra comisión por ellos.',
        'No vende datos, ni los tuyos ni los de los socios.',
        'No copia otras webs. Todo lo envió el socio que lo ofrece, o viene de datos abiertos.',
        'No inventa nada. Lo que un dueño no ha dicho se muestra como «sin indicar».',
      ],
    },
    { h: 'De qué vive' },
    {
      p: 'Publicar es gratis. Los socios pueden pagar un precio fijo por extras, como las consultas por correo. Eso no cambia nada en el orden de los resultados; mira [cómo se ordenan](/how-results-are-ordered).',
    },
    { h: 'De dónde vienen los datos' },
    {
      list: [
        'Los anuncios: de los [socios](/partners) que los ofrecen.',
        'Los campings como lugares: © [colaboradores de OpenStreetMap](https://www.openstreetmap.org/copyright), Open Database Licence.',
        'Las localidades: [GeoNames](https://www.geonames.org), CC BY 4.0.',
        'Las costas y fronteras: [Natural Earth](https://www.naturalearthdata.com), dominio público.',
      ],
    },
    { h: 'Quién está detrás de este sitio', id: 'operator' },
    { operator: true },
  ],
};

import type { Words } from '../../words.ts';

export const about: Words = {
  title: 'Quiénes somos',
  description: 'Qué es Campcairn, para quién es y de qué vive.',
  lead: 'Un «cairn» es un montón de piedras que los caminantes dejan a quienes vienen detrás. Muestra el camino, y no pide nada.',
  blocks: [
    {
      p: 'Campcairn encuentra campers, autocaravanas y caravanas de alquiler, y campings. Gratis, en el Reino Unido, Irlanda, Francia, España y Portugal.',
    },
    { h: 'Qué hace' },
    {
      list: [
        'Empresas, particulares y campings en un solo lugar, con sus palabras, fotos y precios.',
        'Busca por lugar, fechas, personas y las normas que deciden qué vehículo te sirve.',
        'Reservas con el dueño, y le pagas a él.',
      ],
    },
    { h: 'Qué no hace' },
    {
      list: [
        'Sin reservas, sin pagos, sin comisión.',
        'Sin vender datos, ni los tuyos ni los de los socios.',
        'Sin copiar: los socios envían sus anuncios y el resto son datos abiertos.',
        'Sin inventar: lo que un dueño no ha dicho se muestra como «sin indicar».',
      ],
    },
    { h: 'De qué vive' },
    {
      p: 'Publicar es gratis. Los socios pueden pagar un precio fijo por extras, como las consultas por correo. [El orden de los resultados](/how-results-are-ordered) no cambia.',
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

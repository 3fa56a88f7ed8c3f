import type { Words } from '../../words.ts';

export const ordering: Words = {
  title: 'Cómo se ordenan los resultados',
  description:
    'Qué decide el orden de los resultados en Campcairn, cuánto cuenta cada cosa y qué cambia pagar: nada.',
  lead: 'Debes saber por qué un anuncio está por encima de otro. Aquí está todo.',
  blocks: [
    { h: 'Qué hay en los resultados' },
    {
      p: 'Cada anuncio activo de cada socio aprobado que encaja con lo que pides. Nada de lo que encaja se deja fuera, y el número sobre los resultados es exacto.',
    },
    {
      p: 'Un filtro marcado muestra lo que dice que sí. Lo que no lo indica no aparece, y una línea sobre los resultados dice cuántos son. Esa línea lo muestra también: con «sin indicar», después de todo lo que dice que sí a todo, en cualquier orden. Tu navegador recuerda la elección.',
    },
    {
      p: 'Con fechas, los resultados forman grupos: lo que está libre; los dueños a los que hay que preguntar y, aparte, los campings de OpenStreetMap, a los que aquí nadie puede preguntar; al final, lo que solo se ofrece para más noches. La regla anterior vale dentro de cada grupo.',
    },
    {
      p: 'Cuando se buscan campings, los que conoce OpenStreetMap también son resultados y van marcados. Por relevancia, precio, valoración y novedad vienen después de los anuncios de socios que dicen lo mismo; por distancia se mezclan con ellos. Los que solo admiten a socios, grupos o un círculo privado van al final, y los que están cerrados a todos no aparecen. En «Procedencia» se elige.',
    },
    { h: 'Relevancia' },
    {
      p: 'El orden habitual. Primero vienen los anuncios que dicen cumplir todo lo que pides. Entre ellos, cada anuncio tiene puntos:',
    },
    {
      table: {
        head: ['Qué cuenta', 'Como mucho', 'Cómo'],
        rows: [
          ['Fotos', '25 %', 'Cuantas más, hasta ocho'],
          ['Valoración', '20 %', 'Tal como la recogió el socio; pocas cuentan menos'],
          ['Datos indicados', '20 %', 'Cuántas de las preguntas habituales tienen respuesta'],
          ['Precio indicado', '15 %', 'Si hay uno, no si es bajo'],
          ['Descripción', '10 %', 'Su longitud, hasta 800 caracteres'],
          ['Sorteo', '10 %', 'Una vez para cada anuncio, para que los iguales se turnen'],
        ],
      },
    },
    {
      p: 'Alrededor de una localidad, un código postal o un punto también cuenta la distancia: cada kilómetro resta un 15 %. Los campings de OpenStreetMap empiezan un 100 % más abajo, así que uno en la localidad puede ir antes que un anuncio a quince kilómetros.',
    },
    {
      p: 'Nada más cuenta: ni quién es el socio, ni qué paga, ni cuántos clics recibe, ni cuánto tarda en responder, ni si el anuncio es nuevo, ni nada sobre ti.',
    },
    { h: 'Los otros órdenes' },
    {
      list: [
        '**Distancia**: según la distancia al lugar o punto que pediste.',
        '**Precio más bajo**: según el precio de una noche. Un precio semanal cuenta como siete noches. Los precios nunca se convierten, así que monedas distintas no se comparan por su valor.',
        '**Valoración**: según la valoración, y luego cuántas personas la dieron.',
        '**Novedades**: según cuándo nos llegó el anuncio por primera vez.',
      ],
    },
    { h: 'Qué cambia pagar', id: 'ads' },
    {
      list: [
        'Ni el orden, ni qué anuncios coinciden, ni cuántos se cuentan.',
        '{ads|Sobre la primera página de resultados puede haber hasta dos anuncios en un bloque aparte, cada uno marcado como «Publicidad» y con el nombre de quien paga. Coinciden con lo que has pedido y se sortean cada hora entre los socios Premium cuyo anuncio coincide: todos tienen la misma posibilidad y nadie puede pagar por más. Los mismos anuncios están también en su sitio entre los resultados, como sin pagar.}',
        'En la página de un camping de OpenStreetMap, su propietario con Premium puede mostrar fotos, precios y palabras, señalados como suyos. Lo que dice OpenStreetMap queda como está.',
        '{ads|«Ocultar la publicidad para siempre», bajo el bloque, solo se guarda en tu navegador. El botón de abajo la muestra de nuevo.}',
      ],
    },
    { h: 'De quién son estas ofertas' },
    {
      p: 'Cada anuncio nombra a su socio. Campcairn no ofrece nada propio y no favorece a nadie. Las valoraciones son de los socios; no comprobamos que cada una la diera un cliente.',
    },
  ],
};

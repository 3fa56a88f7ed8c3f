import type { Words } from '../../words.ts';

export const ordering: Words = {
  title: 'Cómo se ordenan los resultados',
  description:
    'Qué decide el orden de los resultados en Campcairn, cuánto cuenta cada cosa y qué cambia pagar: nada.',
  lead: 'Por qué un anuncio está por encima de otro. Aquí está todo.',
  blocks: [
    { h: 'Qué hay en los resultados' },
    {
      p: 'Cada anuncio activo de cada socio aprobado que encaja con tu búsqueda. Ninguno queda fuera, y el número sobre los resultados es exacto.',
    },
    {
      p: 'Un filtro marcado muestra lo que dice que sí. Lo que no lo indica no aparece, y una línea sobre los resultados dice cuántos son. Esa línea lo muestra también: con «sin indicar», después de todo lo que dice que sí a todo, en cualquier orden. Tu navegador recuerda la elección.',
    },
    {
      p: 'Con fechas, los resultados forman grupos: libres; dueños a los que preguntar y campings de OpenStreetMap, a los que aquí nadie puede preguntar; solo para más noches. La regla anterior vale dentro de cada grupo.',
    },
    {
      p: 'Entre los campings, los que conoce OpenStreetMap también son resultados y van marcados. Por distancia se mezclan con los anuncios de socios; si no, vienen después de los que dicen lo mismo. Los reservados a miembros, grupos o un círculo privado van al final, y los cerrados a todos no aparecen. En «Procedencia» se elige.',
    },
    { h: 'Relevancia' },
    {
      p: 'El orden habitual. Primero lo que dice cumplir todo lo que pides; después, por puntos:',
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
      p: 'Alrededor de una localidad, un código postal o un punto, cada kilómetro resta un 15 %. Los campings de OpenStreetMap empiezan un 100 % más abajo, así que uno en la localidad puede ir antes que un anuncio a quince kilómetros.',
    },
    {
      p: 'Nada más cuenta: ni el socio, ni qué paga, ni sus clics, ni cuánto tarda en responder, ni si el anuncio es nuevo, ni nada sobre ti.',
    },
    { h: 'Los otros órdenes' },
    {
      list: [
        '**Distancia**: según la distancia al lugar o punto que pediste.',
        '**Precio más bajo**: según el precio de una noche; una semana cuenta como siete. Los precios nunca se convierten, así que las monedas no se comparan por su valor.',
        '**Valoración**: según la valoración, y luego cuántas personas la dieron.',
        '**Novedades**: según cuándo nos llegó el anuncio por primera vez.',
      ],
    },
    { h: 'Qué cambia pagar', id: 'ads' },
    {
      list: [
        'Ni el orden, ni qué anuncios coinciden, ni cuántos se cuentan.',
        '{ads|Sobre la primera página puede haber hasta dos anuncios en un bloque aparte, cada uno marcado como «Publicidad» y con el nombre de quien paga. Encajan con tu búsqueda y se sortean cada hora entre los socios Premium cuyo anuncio encaja: todos tienen la misma posibilidad y nadie puede pagar por más. También están en su sitio entre los resultados.}',
        'En la página de un camping de OpenStreetMap, su dueño con Premium puede mostrar fotos, precios y palabras, señalados como suyos, junto a lo que dice OpenStreetMap.',
        '{ads|«Ocultar la publicidad para siempre» solo se guarda en tu navegador. El botón de abajo la muestra de nuevo.}',
      ],
    },
    { h: 'De quién son estas ofertas' },
    {
      p: 'Cada anuncio nombra a su socio. Campcairn no ofrece nada propio y no favorece a nadie. Las valoraciones son de los socios; no comprobamos que cada una la diera un cliente.',
    },
  ],
};

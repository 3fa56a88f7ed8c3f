import type { Words } from '../../words.ts';

export const assistants: Words = {
  title: 'Pregunta a tu asistente',
  description:
    'Cómo un asistente de IA busca en Campcairn por ti: campers y campings, precios para tus fechas y lo que los dueños no han dicho.',
  lead: 'Un asistente de IA que habla el Model Context Protocol puede buscar en Campcairn por ti, con las mismas respuestas que estas páginas.',
  blocks: [
    { h: 'Cómo conectarlo' },
    {
      p: 'Añade un conector (o servidor MCP) con esta dirección en los ajustes de tu asistente. Sin cuenta ni clave.',
    },
    { label: 'Dirección del conector', code: '{site}/mcp' },
    { h: 'Qué puedes preguntar' },
    {
      list: [
        '«Una camper para cuatro cerca de Llanes del 3 al 10 de julio, con perro, por 120 € la noche como mucho.»',
        '«¿Está libre esta la última semana de agosto, y cuánto cuesta esa semana?»',
        '«¿Qué campings cerca de Jaca tienen duchas, y cuáles no lo dicen?»',
      ],
    },
    { h: 'Qué se le cuenta' },
    {
      table: {
        head: ['Herramienta', 'Qué responde'],
        rows: [
          [
            '`search`',
            'La búsqueda de este sitio, con todos los filtros y el precio de tus fechas.',
          ],
          [
            '`listing`',
            'Todo lo que se indica de un vehículo o camping, y si tiene lo que necesitas.',
          ],
          ['`places`', 'A qué lugar te refieres, cuando varios se llaman igual.'],
          ['`availability`', 'Si está libre en tus fechas, cuánto cuestan y su calendario.'],
        ],
      },
    },
    { h: 'Tres respuestas, nunca una suposición' },
    {
      list: [
        '**Coincide**, **no se indica** o **no coincide**. El silencio no cuenta como sí ni como no.',
        'Los precios están en la moneda del dueño, nunca convertidos.',
        'Los campings de OpenStreetMap se señalan como datos abiertos: © [colaboradores de OpenStreetMap](https://www.openstreetmap.org/copyright).',
      ],
    },
    { h: 'Qué no puede hacer' },
    {
      list: [
        'No puede reservar, pagar ni escribir a un dueño. Te da un enlace para abrirlo.',
        'Solo lo que abres tú cuenta como visita o como clic.',
        'Lo que pregunta no se guarda. Las peticiones de una dirección se cuentan durante un minuto, para que el sitio vaya rápido.',
      ],
    },
    { h: 'Para quien crea asistentes' },
    {
      p: 'Herramientas de solo lectura, con esquemas, por HTTP (streamable HTTP) sin sesiones: mira [llms.txt](/llms.txt). Para socios que publican: la [guía para desarrolladores](/developers).',
    },
  ],
};

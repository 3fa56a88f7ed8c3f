import type { Words } from '../../words.ts';

export const assistants: Words = {
  title: 'Pregunta a tu asistente',
  description:
    'Cómo un asistente de IA busca en Campcairn por ti: campers y campings, precios para tus fechas y lo que los propietarios no han dicho.',
  lead: 'Un asistente de IA que habla el Model Context Protocol puede buscar en Campcairn por ti. Recibe las mismas respuestas honestas que estas páginas.',
  blocks: [
    { h: 'Cómo conectarlo' },
    {
      p: 'En los ajustes de tu asistente, añade un conector (a veces llamado servidor MCP) con esta dirección. No hace falta cuenta, ni clave, ni iniciar sesión.',
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
            'La misma búsqueda que en este sitio, con todos los filtros y el precio de tus fechas.',
          ],
          [
            '`listing`',
            'Todo lo que se indica de un vehículo o camping, y si tiene lo que necesitas.',
          ],
          [
            '`places`',
            'A qué ciudad, provincia o región te refieres, cuando varias tienen el mismo nombre.',
          ],
          [
            '`availability`',
            'Si está libre en tus fechas, cuánto cuestan esas noches y su calendario.',
          ],
        ],
      },
    },
    { h: 'Tres respuestas, nunca una suposición' },
    {
      list: [
        '**Coincide**, **no se indica** o **no coincide**. Lo que un propietario no ha dicho nunca cuenta como un sí ni como un no.',
        'Los precios están en la moneda del propietario, con su unidad. Nunca se convierten.',
        'Los campings de OpenStreetMap se señalan como datos abiertos: © [colaboradores de OpenStreetMap](https://www.openstreetmap.org/copyright).',
      ],
    },
    { h: 'Qué no puede hacer' },
    {
      list: [
        'No puede reservar, pagar ni escribir a un propietario. Te da un enlace, y eres tú quien lo abre.',
        'Solo lo que abres tú cuenta como visita o como clic.',
        'Lo que pregunta no se guarda. Cuántas veces pregunta una dirección se cuenta durante un minuto, para que nadie haga lento el sitio a los demás.',
      ],
    },
    { h: 'Para quien crea asistentes' },
    {
      p: 'Las herramientas solo leen y describen con esquemas lo que aceptan y responden, por HTTP (streamable HTTP) sin sesiones. [llms.txt](/llms.txt) las indica a los programas; la [guía para desarrolladores](/developers) es para los socios que publican.',
    },
  ],
};

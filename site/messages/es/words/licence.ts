import { AUTHORITIES } from '../../authorities.ts';
import type { Words } from '../../words.ts';

export const licence: Words = {
  title: 'B o C1: qué permiso necesitas',
  description:
    'Permiso B o C1 para una autocaravana: 3.500 kg, permisos antiguos, remolques y las normas del Reino Unido, Irlanda, Francia, España, Portugal, Alemania y los Países Bajos.',
  lead: 'La mayoría de las campers se conducen con el permiso de coche. Las autocaravanas pesadas, no. Lo que cuenta es la masa máxima autorizada (MMA) de la documentación, no lo que pesa hoy el vehículo.',
  blocks: [
    { h: 'La regla en casi todas partes' },
    {
      list: [
        '**Permiso B**, el de coche: hasta 3.500 kg de MMA y ocho pasajeros.',
        '**Permiso C1**: más de 3.500 kg y hasta 7.500 kg. Exige un examen propio y un reconocimiento médico.',
        '**Remolques y caravanas**: con el B, hasta 750 kg de MMA; más pesados si el coche y el remolque no suman más de 3.500 kg autorizados. El B96 lo sube a 4.250 kg, y el B+E permite remolques de hasta 3.500 kg.',
      ],
    },
    { h: 'País por país', id: 'countries' },
    {
      table: {
        head: ['Permiso de', 'Qué permite', 'Quién lo dice'],
        rows: [
          [
            'Reino Unido',
            'Los permisos de coche anteriores al 1 de enero de 1997 suelen incluir C1 y C1E: mira el reverso de la tarjeta. A partir de los 70 años terminan si no se renuevan con informe médico. En Gran Bretaña, el B permite remolcar hasta 3.500 kg desde diciembre de 2021, y conducir vehículos de cero emisiones de hasta 4.250 kg desde junio de 2025. En el extranjero pueden seguir valiendo los 3.500 kg del país.',
            'DVLA en GOV.UK; en Irlanda del Norte, la DVA',
          ],
          ['Irlanda', 'B hasta 3.500 kg, C1 hasta 7.500 kg.', AUTHORITIES.IE],
          [
            'Francia',
            'B hasta 3.500 kg, C1 hasta 7.500 kg. Quien obtuvo el B antes del 20 de enero de 1975 puede conducir también autocaravanas más pesadas (código 79).',
            AUTHORITIES.FR,
          ],
          ['España', 'B hasta 3.500 kg, C1 hasta 7.500 kg.', AUTHORITIES.ES],
          ['Portugal', 'B hasta 3.500 kg, C1 hasta 7.500 kg.', AUTHORITIES.PT],
          [
            'Alemania',
            'Clase B hasta 3.500 kg. La antigua clase 3, anterior a 1999, incluye 7.500 kg y pasa a ser C1 y C1E en una tarjeta nueva.',
            'Bundesministerium für Verkehr, tu Fahrerlaubnisbehörde',
          ],
          ['Países Bajos', 'B hasta 3.500 kg, C1 hasta 7.500 kg.', AUTHORITIES.NL],
        ],
      },
    },
    { h: 'Con un permiso de otro país' },
    {
      list: [
        'Los permisos de los países de la Unión Europea valen en todos ellos, con las categorías de la tarjeta, y para visitas al Reino Unido.',
        'Un permiso británico en formato tarjeta vale para visitas a Irlanda, Francia, España y Portugal.',
        'La Unión Europea adoptó en 2025 nuevas normas que suben los 3.500 kg a 4.250 kg para algunos vehículos. Solo valen cuando un país las pone en vigor.',
      ],
    },
    { h: 'Qué piden además los dueños' },
    {
      p: 'Los seguros suelen exigir una edad mínima y algunos años de permiso: son normas del dueño, no la ley. Los anuncios indican la edad si se ha dado; pregunta por los años.',
    },
    {
      p: '**En 2026, hasta donde sabemos. Antes de viajar, consulta a la autoridad que se nombra y al dueño.**',
    },
  ],
};

import { AUTHORITIES } from '../../authorities.ts';
import type { Words } from '../../words.ts';

export const licence: Words = {
  title: 'B of C1: welk rijbewijs je nodig hebt',
  description:
    'Rijbewijs B of C1 voor een camper: 3.500 kg, oude rijbewijzen, aanhangers en de regels in het Verenigd Koninkrijk, Ierland, Frankrijk, Spanje, Portugal, Duitsland en Nederland.',
  lead: 'De meeste buscampers mag je met een autorijbewijs rijden, zware campers niet. Het gaat om de toegestane maximummassa in de papieren, niet om wat het voertuig vandaag weegt.',
  blocks: [
    { h: 'De regel bijna overal' },
    {
      list: [
        '**Rijbewijs B**, voor de auto: tot 3.500 kg toegestane maximummassa en hooguit acht passagiers.',
        '**Rijbewijs C1**: meer dan 3.500 kg, tot 7.500 kg. Daarvoor is een eigen examen en een medische keuring nodig.',
        '**Aanhangers en caravans**: met B tot 750 kg toegestane maximummassa; zwaarder als auto en aanhanger samen niet meer dan 3.500 kg mogen hebben. B96 verhoogt dat tot 4.250 kg, en BE staat aanhangers tot 3.500 kg toe.',
      ],
    },
    { h: 'Land voor land', id: 'countries' },
    {
      table: {
        head: ['Rijbewijs uit', 'Wat het toestaat', 'Wie het zegt'],
        rows: [
          [
            'Verenigd Koninkrijk',
            'Autorijbewijzen van vóór 1 januari 1997 bevatten meestal C1 en C1E: kijk op de achterkant van de kaart. Vanaf 70 jaar eindigen ze, tenzij je ze met een medisch rapport verlengt. In Groot-Brittannië mag je met B sinds december 2021 aanhangers tot 3.500 kg trekken en sinds juni 2025 emissievrije voertuigen tot 4.250 kg rijden. In het buitenland kan toch de 3.500 kg van het land gelden.',
            'DVLA op GOV.UK; in Noord-Ierland de DVA',
          ],
          ['Ierland', 'B tot 3.500 kg, C1 tot 7.500 kg.', AUTHORITIES.IE],
          [
            'Frankrijk',
            'B tot 3.500 kg, C1 tot 7.500 kg. Wie B vóór 20 januari 1975 heeft gehaald, mag ook zwaardere campers rijden (code 79).',
            AUTHORITIES.FR,
          ],
          ['Spanje', 'B tot 3.500 kg, C1 tot 7.500 kg.', AUTHORITIES.ES],
          ['Portugal', 'B tot 3.500 kg, C1 tot 7.500 kg.', AUTHORITIES.PT],
          [
            'Duitsland',
            'Klasse B tot 3.500 kg. De oude klasse 3 van vóór 1999 omvat 7.500 kg en wordt op een nieuwe kaart C1 en C1E.',
            'Bundesministerium für Verkehr, je Fahrerlaubnisbehörde',
          ],
          ['Nederland', 'B tot 3.500 kg, C1 tot 7.500 kg.', AUTHORITIES.NL],
        ],
      },
    },
    { h: 'Met een rijbewijs uit een ander land' },
    {
      list: [
        'Rijbewijzen uit landen van de Europese Unie gelden in al die landen, met de categorieën op de kaart, en voor bezoeken aan het Verenigd Koninkrijk.',
        'Een Brits rijbewijs op kaartformaat geldt voor bezoeken aan Ierland, Frankrijk, Spanje en Portugal.',
        'De Europese Unie heeft in 2025 nieuwe regels aangenomen die 3.500 kg voor sommige voertuigen tot 4.250 kg verhogen. Ze gelden pas als een land ze van kracht heeft laten worden.',
      ],
    },
    { h: 'Wat verhuurders daarnaast vragen' },
    {
      p: 'Verzekeraars willen vaak een minimumleeftijd en enkele jaren rijbewijs. Dat zijn regels van de aanbieder, geen wet. Vermeldingen noemen de leeftijd als die is opgegeven; vraag naar de jaren.',
    },
    {
      p: '**Stand 2026, voor zover wij weten. Controleer het vóór de reis bij de genoemde instantie en de aanbieder.**',
    },
  ],
};

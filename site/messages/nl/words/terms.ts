import type { Words } from '../../words.ts';

export const terms: Words = {
  title: 'Voorwaarden',
  description: 'Wat je van Campcairn kunt verwachten, en wat het van jou verwacht.',
  lead: 'Kort, want de dienst is eenvoudig.',
  blocks: [
    { h: 'Wat Campcairn is' },
    {
      p: 'Een zoeksite, gratis voor reizigers. Ze laat zien wat partners aanbieden en geeft aanvragen door, maar is geen partij bij wat je met een partner afspreekt: boeking, betaling, verzekering, annulering en de reis zelf.',
    },
    { h: 'Wat een vermelding zegt' },
    {
      p: 'Teksten, foto’s, prijzen en beoordelingen komen van de partner, die ervoor verantwoordelijk is. Prijzen zijn de laagste die de partner noemt, onveranderd; we kunnen niet beloven dat ze nog gelden. Wat telt, is wat de partner bevestigt.',
    },
    { h: 'Hoe je de site gebruikt' },
    {
      list: [
        'Verstuur aanvragen die je meent, met je eigen gegevens.',
        'Belast de site niet met automatische verzoeken, en kopieer de inhoud niet in het groot. Voor hun eigen aanbod hebben partners een [API](/developers).',
        'Klopt een vermelding niet, is die misleidend of schendt die je rechten, meld dat dan op de pagina ervan of schrijf naar {contact}. We kijken ernaar en zeggen wat we hebben gedaan.',
      ],
    },
    { h: 'Voor partners', id: 'partners' },
    {
      list: [
        'Vermeld alleen wat van jou is of wat je beheert, met foto’s en teksten die je mag gebruiken, en prijzen waarvoor het te boeken is.',
        'Geen contactgegevens of boekingslinks in beschrijvingen. Particulieren tonen een plek bij benadering.',
        'Beantwoord aanvragen, en gebruik de gegevens erin alleen daarvoor.',
        'Vermeldingen die deze regels schenden kunnen worden verborgen, en accounts geschorst. Je hoort waarom, en kunt bezwaar maken.',
        'Vermelden is gratis. Premium is een abonnement van £ 19 per maand of £ 190 per jaar. Er is geen commissie.',
        'Je kunt op elk moment weg: in je dashboard sluit je het account, en haal je eerst al je gegevens op. De API blijft werken zoals beschreven tot zes maanden nadat een wijziging is aangekondigd.',
      ],
    },
    { h: 'Open data' },
    {
      p: 'Gegevens over campings waarbij staat dat ze uit OpenStreetMap komen, zijn © OpenStreetMap-bijdragers en mogen worden gebruikt onder de [Open Database Licence](https://opendatacommons.org/licenses/odbl/).',
    },
    { h: 'Wie deze site beheert', id: 'operator' },
    { operator: true },
  ],
};

import type { Words } from '../../words.ts';

export const about: Words = {
  title: 'Quem somos',
  description: 'O que é o Campcairn, para quem é e de que vive.',
  lead: 'Um «cairn» é um monte de pedras que os caminhantes deixam a quem vem depois. Mostra o caminho, e não pede nada.',
  blocks: [
    {
      p: 'O Campcairn encontra campervans, autocaravanas e caravanas para alugar, e parques de campismo. Grátis, no Reino Unido, na Irlanda, em França, em Espanha e em Portugal.',
    },
    { h: 'O que faz' },
    {
      list: [
        'Empresas, particulares e parques num só sítio, com as suas palavras, fotografias e preços.',
        'Procure por lugar, datas, pessoas e pelas regras que decidem o veículo certo.',
        'Reserva com o dono, e paga-lhe a ele.',
      ],
    },
    { h: 'O que não faz' },
    {
      list: [
        'Sem reservas, sem pagamentos, sem comissão.',
        'Sem vender dados, nem os seus nem os dos parceiros.',
        'Sem copiar: os parceiros enviam os anúncios e o resto são dados abertos.',
        'Sem inventar: o que um dono não disse é mostrado como «não indicado».',
      ],
    },
    { h: 'De que vive' },
    {
      p: 'Anunciar é grátis. Os parceiros podem pagar um preço fixo por extras, como os pedidos por e-mail. [A ordem dos resultados](/how-results-are-ordered) não muda.',
    },
    { h: 'De onde vêm os dados' },
    {
      list: [
        'Os anúncios: dos [parceiros](/partners) que os oferecem.',
        'Os parques como lugares: © [contribuidores do OpenStreetMap](https://www.openstreetmap.org/copyright), Open Database Licence.',
        'As localidades: [GeoNames](https://www.geonames.org), CC BY 4.0.',
        'As costas e fronteiras: [Natural Earth](https://www.naturalearthdata.com), domínio público.',
      ],
    },
    { h: 'Quem gere este site', id: 'operator' },
    { operator: true },
  ],
};

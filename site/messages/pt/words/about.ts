import type { Words } from '../../words.ts';

export const about: Words = {
  title: 'Quem somos',
  description: 'O que é o Campcairn, para quem é e de que vive.',
  lead: 'Um «cairn» é um monte de pedras que os caminhantes deixam a quem vem depois. Mostra o caminho, e não pede nada.',
  blocks: [
    {
      p: 'O Campcairn é um site de pesquisa gratuito de campervans, autocaravanas e caravanas para alugar, e de parques de campismo. Começou com o Reino Unido, a Irlanda, França, Espanha e Portugal.',
    },
    { h: 'O que faz' },
    {
      list: [
        'Junta o que empresas, particulares e parques oferecem, cada um com as palavras, as fotografias e os preços do dono.',
        'Responde ao que pergunta: lugar, datas, pessoas e as regras que decidem se um veículo é o certo.',
        'Leva-o ao dono. Reserva lá, e paga lá.',
      ],
    },
    { h: 'O que não faz' },
    {
      list: [
        'Não aceita reservas nem pagamentos, nem cobra comissão por eles.',
        'Não vende dados, nem os seus nem os dos parceiros.',
        'Não copia outros sites. Tudo foi enviado pelo parceiro que o oferece, ou vem de dados abertos.',
        'Não inventa nada. O que um dono não disse é mostrado como «não indicado».',
      ],
    },
    { h: 'De que vive' },
    {
      p: 'Anunciar é grátis. Os parceiros podem pagar um preço fixo por extras, como os pedidos por e-mail. Isso não muda nada na ordem dos resultados; veja [como são ordenados](/how-results-are-ordered).',
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

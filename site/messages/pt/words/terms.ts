import type { Words } from '../../words.ts';

export const terms: Words = {
  title: 'Condições',
  description: 'O que pode esperar do Campcairn, e o que ele espera de si.',
  lead: 'São curtas, porque o serviço é simples.',
  blocks: [
    { h: 'O que é o Campcairn' },
    {
      p: 'Um site de pesquisa, grátis para os viajantes. Mostra o que os parceiros oferecem e transmite os pedidos, mas não é parte do que combinar com um parceiro: reserva, pagamento, seguro, cancelamento e viagem.',
    },
    { h: 'O que diz um anúncio' },
    {
      p: 'Textos, fotografias, preços e avaliações vêm do parceiro, que é responsável por eles. Os preços são os mais baixos que indica, sem mudanças; não podemos prometer que ainda valham. Conta o que o parceiro confirmar.',
    },
    { h: 'Como o usar' },
    {
      list: [
        'Envie pedidos a sério, com os seus próprios dados.',
        'Não carregue o site com pedidos automáticos, nem copie o conteúdo em massa. Os parceiros têm uma [API](/developers) para o deles.',
        'Avise-nos de um anúncio errado, enganador ou que fira os seus direitos na página dele, ou escreva para {contact}. Vemos, e dizemos o que fizemos.',
      ],
    },
    { h: 'Para parceiros', id: 'partners' },
    {
      list: [
        'Anuncie apenas o que é seu ou que gere, com fotografias e textos que pode usar, e preços a que se pode reservar.',
        'Sem contactos nem ligações de reserva nas descrições. Os particulares mostram um lugar aproximado.',
        'Responda aos pedidos, e use os dados só para isso.',
        'Os anúncios que não o cumpram podem ser escondidos, e as contas suspensas. Dizemos-lhe porquê, e pode opor-se.',
        'Anunciar é grátis. O Premium é uma assinatura de 19 £ por mês ou 190 £ por ano. Não há comissão.',
        'Pode sair quando quiser: no seu painel fecha a conta, e antes leva todos os seus dados. A API continua como descrita seis meses depois de anunciada uma mudança.',
      ],
    },
    { h: 'Dados abertos' },
    {
      p: 'Os factos sobre parques assinalados como do OpenStreetMap são © contribuidores do OpenStreetMap e podem ser usados sob a [Open Database Licence](https://opendatacommons.org/licenses/odbl/).',
    },
    { h: 'Quem gere este site', id: 'operator' },
    { operator: true },
  ],
};

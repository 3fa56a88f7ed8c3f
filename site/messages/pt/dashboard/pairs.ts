import type { DashboardWords } from '../../dashboard-words.ts';

export const pairs: DashboardWords['pairs'] = {
  title: 'Outros oferecem o mesmo',
  lead: 'Pelas fotografias, pelo lugar e pelos dados, estes anúncios de outros parceiros parecem ser o mesmo veículo ou parque. Os viajantes veem uma só ficha com todas as ofertas, cada uma com o seu parceiro, preço e ligação.',
  leadApart:
    'Estes anúncios de outros parceiros pareciam ser o mesmo veículo ou parque. Os viajantes veem-nos em separado.',
  from: (price, unit) => `desde ${price} ${unit === 'night' ? 'por noite' : 'por semana'}`,
  part: 'Não é o mesmo',
  join: 'Anular',
  parted: {
    this_partner: (day) => `Em ${day} disse que não é o mesmo: são mostrados em separado.`,
    other_partner: (day) =>
      `Em ${day} o outro parceiro disse que não é o mesmo: são mostrados em separado.`,
    operator: (day) => `Em ${day} o Campcairn disse que não é o mesmo: são mostrados em separado.`,
    anybody: (day) => `Em ${day} foi dito que não é o mesmo: são mostrados em separado.`,
  },
  done: {
    parted: 'Guardado: não é o mesmo. A partir de agora são mostrados em separado.',
    joined: 'Anulado. São comparados de novo.',
  },
};

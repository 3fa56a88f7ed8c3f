import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['calendars'] = {
  title: 'Calendário',
  lead: 'O que está livre e o que está ocupado, lado a lado.',
  how: 'Arraste sobre as noites, também de vários anúncios. Ou escolha a primeira e depois a última. Depois diga se estão livres ou ocupadas.',
  howByFinger:
    'Toque na primeira noite e depois na última, ou mantenha o dedo numa e arraste. Depois diga se estão livres ou ocupadas.',
  howWithout:
    'Assinale os anúncios, indique a primeira e a última noite, e diga se estão livres ou ocupadas.',
  howToRead: 'O que os viajantes veem das próximas noites.',
  filters: {
    label: 'Anúncios e dias',
    text: 'Nome do anúncio',
    from: 'A partir de',
    show: 'Mostrar',
    clear: 'Mostrar todos os anúncios',
  },
  days: {
    label: 'Outros dias',
    today: 'Hoje',
    earlier: 'Anteriores',
    later: 'Seguintes',
  },
  table: {
    caption: 'Noites dos seus anúncios',
    listing: 'Anúncio',
    choose: (title) => `Escolher ${title}`,
    paused: 'Em pausa',
  },
  closed: 'Fechado nesta época',
  form: {
    title: 'Alterar noites dos anúncios assinalados',
    chosen: 'Noites: # · anúncios: @',
    price: 'Preço das noites livres',
    priceHint:
      'Na moeda dos anúncios, por noite ou por semana, como cada um o indica. Vazio: o preço habitual.',
  },
  done: {
    set: 'As noites foram guardadas.',
    addressed: 'Os endereços foram criados. Copie cada um para o site que o vai ler.',
    renewed: 'O novo endereço foi criado. Indique-o em todos os sites que tinham o anterior.',
  },
  empty: {
    none: 'Ainda não há anúncios',
    noneText: 'Assim que adicionar um, as noites dele aparecem aqui.',
    add: 'Adicionar um anúncio',
    filtered: 'Nenhum anúncio tem este nome',
    filteredText: 'Tente uma parte do título ou mostre todos.',
  },
  addresses: {
    title: 'O seu calendário para outros sites',
    lead: 'O Pitchup, o Airbnb, o Google Calendar e outros leem neste endereço que noites estão ocupadas, e bloqueiam-nas lá. Chamam-lhe «importar calendário» ou «iCal».',
    leadOfAll:
      'Outros sites leem nestes endereços que noites estão ocupadas, e bloqueiam-nas lá. Chamam-lhe «importar calendário» ou «iCal».',
    secret:
      'Quem souber um endereço vê que noites estão ocupadas, e mais nada. Dê-o só aos sites que precisam dele.',
    none: 'Ainda não há endereço.',
    make: 'Criar o endereço',
    makeAll: 'Criar os endereços em falta',
    listing: 'Anúncio',
    for: 'Para',
    address: 'Endereço',
    forSiteHint: 'Sem as noites que ele próprio ocupa',
    forOthers: 'Todos os outros sites',
    forAll: 'Todos os sites',
    forOthersHint: 'Todas as noites ocupadas',
    addressOf: (listing, site) => `Endereço de ${listing} para: ${site}`,
    copy: 'Copiar',
    copied: 'O endereço foi copiado.',
    renewTitle: 'Criar um novo endereço',
    renewLead:
      'Faça-o quando alguém tem o endereço e não devia. O atual deixa logo de funcionar: os sites que o têm não recebem mais noites até lá indicar o novo.',
    renew: 'Anular o endereço atual e criar um novo',
  },
};

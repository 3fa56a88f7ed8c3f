import type { RuleValues } from '#lib/services.ts';
import type { DashboardWords } from '../../dashboard-words.ts';
import { listingStatuses } from './statuses.ts';

type Form = DashboardWords['listingForm'];

export const fields: Form['fields'] = {
  external_id: {
    label: 'O seu identificador',
    hint: 'O seu programa e as exportações identificam por ele o anúncio. Se o deixar vazio, é feito a partir do título.',
  },
  category: { label: 'O que oferece' },
  status: { label: 'Estado', hint: 'Um anúncio em pausa é guardado e não é mostrado.' },
  title: { label: 'Título', hint: '5 a 120 caracteres.' },
  description: {
    label: 'Descrição',
    hint: 'Texto simples, até 5000 caracteres. As linhas em branco separam parágrafos.',
  },
  url: {
    label: 'Página no seu site',
    hint: 'Onde os viajantes reservam. Por exemplo, www.example.com/bramble.',
  },
  osm_ref: {
    label: 'OpenStreetMap',
    hint: 'O endereço do parque de campismo em openstreetmap.org.',
  },
  'images.*.url': { label: 'Endereço', hint: 'Por exemplo, www.example.com/front.jpg.' },
  'images.*.alt': { label: 'O que mostra', hint: 'É lido em voz alta a quem não a pode ver.' },
  'images.*.width': { label: 'Largura em píxeis' },
  'images.*.height': { label: 'Altura em píxeis' },
  'location.lat': { label: 'Latitude', hint: 'O mapa preenche-a. Por exemplo 51.4545.' },
  'location.lng': { label: 'Longitude', hint: 'O mapa preenche-a. Por exemplo -2.5879.' },
  'location.precision': {
    label: 'Mostrar como',
    hint: 'Com «Aproximada» os viajantes veem a zona, e não o lugar.',
  },
  'location.name': { label: 'Nome do lugar' },
  'location.country_code': { label: 'País' },
  'price.from': { label: 'Preço mais baixo', hint: 'Por exemplo, 95 ou 95,50.' },
  'price.currency': { label: 'Moeda' },
  'price.unit': { label: 'Por' },
  'price.min_nights': { label: 'Mínimo de noites' },
  'price.deposit': { label: 'Caução' },
  'vehicle.vehicle_class': { label: 'Tipo' },
  'vehicle.make': { label: 'Marca' },
  'vehicle.model': { label: 'Modelo' },
  'vehicle.year': { label: 'Ano' },
  'vehicle.berths': { label: 'Camas' },
  'vehicle.seats': { label: 'Lugares com cinto' },
  'vehicle.transmission': { label: 'Caixa de velocidades' },
  'vehicle.fuel': { label: 'Combustível' },
  'vehicle.length_m': { label: 'Comprimento', hint: 'Em metros ou pés: 5,99 ou 19 ft 8 in.' },
  'vehicle.height_m': { label: 'Altura', hint: 'Em metros ou pés: 2,60 ou 8 ft 6 in.' },
  'vehicle.width_m': { label: 'Largura', hint: 'Em metros ou pés: 2,05 ou 6 ft 9 in.' },
  'vehicle.weight_kg': { label: 'Massa máxima autorizada', hint: 'Em kg: 3500.' },
  'vehicle.licence': { label: 'Carta de condução', hint: 'Por exemplo, B ou C1.' },
  'campsite.pitch_types': { label: 'Alvéolos para' },
  'campsite.pitches': { label: 'Número de alvéolos' },
  'campsite.open_from': { label: 'Aberto de' },
  'campsite.open_to': { label: 'Aberto até' },
  'campsite.check_in': { label: 'Chegada a partir das' },
  'campsite.check_out': { label: 'Saída até às' },
  amenities: { label: 'Equipamento' },
  'policies.pets_allowed': { label: 'Animais permitidos' },
  'policies.smoking_allowed': { label: 'É permitido fumar' },
  'policies.festivals_allowed': { label: 'Festivais permitidos' },
  'policies.travel_abroad_allowed': { label: 'Viagens ao estrangeiro permitidas' },
  'policies.one_way_available': { label: 'Aluguer só de ida' },
  'policies.instant_book': { label: 'Reserva imediata' },
  'policies.min_driver_age': { label: 'Idade mínima do condutor' },
  'policies.mileage_included_per_day_km': { label: 'Distância incluída por dia' },
  'policies.insurance_included': { label: 'Seguro incluído' },
  'policies.insurance_excess': {
    label: 'Franquia do seguro',
    hint: 'Um valor. Por exemplo, 1000.',
  },
  'policies.cancellation': { label: 'Cancelamento' },
  'policies.cancellation_text': { label: 'Cancelamento, por palavras suas' },
  'rating.value': { label: 'Classificação', hint: '0 a 5.' },
  'rating.count': { label: 'Número de avaliações' },
};

export const form: Form['form'] = {
  onlyWriters:
    'Pode ver este formulário. Só os proprietários e os membros de uma conta aprovada alteram anúncios.',
  addTitle: 'Adicionar um anúncio',
  addLead:
    'Preencha o que está marcado como «Obrigatório». O resto pode esperar: acrescente-o quando quiser.',
  back: 'Todos os anúncios',
  required: 'Obrigatório',
  choose: 'Escolher',
  notStated: 'Não indicado',
  yes: 'Sim',
  no: 'Não',
  unlimited: 'Ilimitada',
  limited: 'Limitada a',
  distance: 'Distância por dia',
  distanceUnit: 'Milhas ou quilómetros',
  units: { mi: 'milhas', km: 'km' },
  day: 'Dia',
  month: 'Mês',
  monthOf: (label) => `${label}: mês`,
  others: 'Todos os outros',
  byPosition: 'O do marcador no mapa',
  amenities: {
    vehicle: 'Dentro e fora do veículo',
    campsite: 'No parque de campismo',
    both: 'Para ambos',
  },
  complete: {
    title: 'Até que ponto o anúncio está completo',
    said: (done, all) => `${done} de ${all} preenchidos`,
    sections: 'Secções e o que falta',
  },
  later: {
    title: 'Isto pode esperar',
    lead: 'Os viajantes filtram muitas vezes por isto: se faltar, uma pesquisa pode deixar o anúncio de fora.',
  },
  drafts: {
    offer: (time) => `Tem alterações por guardar de ${time}.`,
    take: 'Retomá-las',
    drop: 'Descartá-las',
    leaveTitle: 'Sair sem guardar?',
    leaveText:
      'As suas alterações ficam neste navegador. Pode retomá-las quando voltar a esta página.',
    stay: 'Ficar aqui',
    leave: 'Sair',
    takenUp: 'Estas são as suas alterações por guardar. Guarde-as quando estiverem bem.',
  },
  sections: {
    kind: { title: 'O que é' },
    words: { title: 'Título e texto' },
    images: {
      title: 'Fotografias',
      lead: 'A primeira é a capa. Com 1200 píxeis de largura ou mais ficam nítidas em todo o lado.',
    },
    location: { title: 'Onde fica' },
    price: { title: 'Preço' },
    vehicle: { title: 'O veículo', lead: 'Para campervans, autocaravanas e caravanas.' },
    campsite: { title: 'O parque de campismo', lead: 'Para parques de campismo.' },
    amenities: { title: 'O que há' },
    policies: { title: 'Regras e condições' },
    rating: { title: 'As suas avaliações', lead: 'Preencha os dois campos, ou nenhum.' },
    software: { title: 'Para programas', lead: 'Não precisa de nada disto para ser encontrado.' },
  },
  photo: (number) => `Fotografia ${number}`,
  earlier: 'Para antes',
  remove: 'Retirar',
  more: 'Mais fotografias',
  save: 'Guardar',
  create: 'Adicionar o anúncio',
  changedMeanwhile:
    'Outra pessoa, a API ou um ficheiro de produtos alterou este anúncio desde que o abriu. Guarde de novo para substituir essa alteração, ou recarregue a página para a ver.',
  madeAlready: {
    title: (title) => `Este formulário já adicionou «${title}»`,
    text: 'O que está abaixo é diferente e não foi guardado. Adicione-o como mais um anúncio, ou abra o que já existe e altere-o.',
    open: 'Abrir o anúncio que já existe',
  },
  done: {
    made_already:
      'Este anúncio já tinha sido adicionado quando o formulário foi enviado de novo. Existe uma só vez, e nada foi alterado.',
    saved: 'Guardado.',
    unchanged: 'Nada foi alterado.',
    duplicated: 'Esta é a cópia. Está em pausa até a ativar, e ainda não tem calendário.',
  },
  next: {
    title: 'O anúncio foi adicionado. E agora?',
    photos: 'Adicionar fotografias',
    calendar: 'Dizer quando está livre',
    preview: 'Ver como os viajantes o veem',
    another: 'Adicionar outro anúncio',
    alike: (button) => `O próximo é parecido? «${button}» copia tudo isto.`,
  },
  refused: 'O anúncio no seu todo',
  position: {
    numbers: 'A posição em números',
    label: 'Mapa da posição',
    find: 'Procurar um lugar',
    findHint: 'Comece por uma localidade. Depois arraste o marcador até ao sítio certo.',
    pin: 'A posição. Arraste-a ou mova-a com as teclas de setas.',
    none: 'Procure um lugar, ou clique no mapa, para pôr o marcador.',
    exact: 'Os viajantes veem o marcador.',
    approximate: 'Os viajantes veem o círculo de 4 km, sem marcador.',
    approximateNew:
      'Os viajantes verão um círculo de 4 km, sem marcador. A posição fica dentro dele, mas não no centro.',
    plain: {
      label: 'Localidade',
      hint: 'Preenche a latitude e a longitude abaixo. Escreva valores mais exatos se os souber.',
      take: 'Usar a sua posição',
      taken: (place) => `Posição usada: ${place}.`,
      others: 'Ou é um destes lugares?',
      none: 'Nenhum lugar tem este nome. Escreva-o de outra forma, ou indique uma localidade maior por perto.',
    },
  },
};

export const values: Form['values'] = {
  amenities: {
    toilet: 'Sanita a bordo',
    shower: 'Duche a bordo',
    toilets: 'Casas de banho no parque',
    showers: 'Duches no parque',
  },
  status: listingStatuses,
  'location.precision': { exact: 'A posição exata', approximate: 'Aproximada' },
  'price.unit': { night: 'Noite', week: 'Semana' },
  'policies.cancellation': {
    flexible: 'Flexível',
    moderate: 'Moderado',
    strict: 'Rigoroso',
    non_refundable: 'Não reembolsável',
  },
};

const between = ({ min, max }: RuleValues): string =>
  min === '' || max === '' ? '' : ` entre ${min} e ${max}`;

const lengthAs =
  (example: string) =>
  (limits: RuleValues): string => {
    const range = between(limits);
    const metres = range === '' ? '' : `${range} metros`;
    return `Escreva uma medida em metros ou pés${metres}. Por exemplo, ${example}.`;
  };

export const problems: Form['problems'] = {
  rules: {
    needed: () => 'Preencha este campo.',
    too_short: ({ min, max }) => `Escreva entre ${min} e ${max} caracteres.`,
    too_long: ({ max, length }) => `Encurte para ${max} caracteres. Tem ${length}.`,
    html: () => 'Escreva texto simples, sem HTML. As linhas em branco separam parágrafos.',
    address: () => 'Escreva um endereço completo. Por exemplo, www.example.com/bramble.',
    day: () => 'Escolha o dia e o mês.',
    time: () => 'Escreva a hora como 14:30.',
    money: ({ example }) => `Escreva o valor como ${example}.`,
    money_currency: ({ currency }) =>
      `Escreva o valor sem símbolo, ou escolha outra moeda. A escolhida é: ${currency}.`,
    whole_number: (limits) => `Escreva um número inteiro${between(limits)}.`,
    number: (limits) => `Escreva um número${between(limits)}.`,
    length: lengthAs('5,99 ou 19 ft 8 in'),
    degrees: () => 'Ponha o marcador no mapa, ou escreva um número. Por exemplo, 51.4545.',
    position: () => 'Ponha o marcador no mapa, ou escreva a latitude e a longitude.',
    at_sea: () => 'Mova o marcador: está no mar, longe de qualquer país.',
    mileage: ({ max }) => `Escreva um número inteiro, no máximo ${max} quilómetros.`,
    mileage_missing: () => 'Escreva a distância, ou escolha «Ilimitada».',
    choose: () => 'Escolha uma opção da lista.',
    osm_ref: () => 'Copie o endereço da página do parque em openstreetmap.org.',
    too_many: ({ max }) => `Deixe, no máximo, ${max}.`,
    other_category: () => 'Esvazie estes campos, ou escolha outra categoria.',
    id: () => 'Use 1 a 100 letras, algarismos e os caracteres . _ : ~ - sem espaços.',
    id_taken: () => 'Escolha outro identificador: um dos seus anúncios já tem este.',
    unapproved: ({ max }) =>
      `Por agora pode preparar ${max} anúncios. Acrescente os outros depois de aprovado.`,
    other: () => 'Reveja isto: assim não pode ser guardado.',
  },
  of: {
    category: { needed: () => 'Escolha o que oferece.' },
    title: {
      needed: () => 'Escreva um título.',
      too_short: ({ min, max }) => `Escreva um título de ${min} a ${max} caracteres.`,
    },
    url: { needed: () => 'Escreva o endereço da página onde os viajantes reservam.' },
    'images.*.url': {
      needed: () => 'Escreva o endereço da fotografia.',
      address: () =>
        'Escreva o endereço completo da fotografia. Por exemplo, www.example.com/front.jpg.',
    },
    'location.lat': { needed: () => 'Escreva também a latitude, ou ponha o marcador no mapa.' },
    'location.lng': { needed: () => 'Escreva também a longitude, ou ponha o marcador no mapa.' },
    'price.from': {
      needed: () => 'Escreva o preço.',
      money: ({ example }) => `Escreva o preço como ${example}.`,
    },
    'price.currency': { needed: () => 'Escolha a moeda.' },
    'price.deposit': { money: ({ example }) => `Escreva a caução como ${example}.` },
    'policies.insurance_excess': { money: ({ example }) => `Escreva a franquia como ${example}.` },
    'vehicle.height_m': { length: lengthAs('2,60 ou 8 ft 6 in') },
    'vehicle.width_m': { length: lengthAs('2,05 ou 6 ft 9 in') },
    'rating.value': { needed: () => 'Escreva a classificação, ou esvazie o número de avaliações.' },
    'rating.count': { needed: () => 'Escreva quantas avaliações há.' },
  },
};

import type { DashboardWords } from '../../dashboard-words.ts';

type Photos = DashboardWords['listingPhotos'];

const refusals: Photos['refusals'] = {
  empty: 'Este ficheiro está vazio. Escolha a fotografia de novo.',
  too_large: 'Esta fotografia tem mais de 20 MB. Escolha uma mais pequena.',
  no_photo:
    'Isto não é uma fotografia JPEG, PNG ou WebP. Abra-a, guarde-a como JPEG e escolha essa.',
  heic: 'Esta fotografia é HEIC, um formato que não conseguimos ler. Num iPhone, escolha-a aqui a partir de «Fotografias»: é enviada como JPEG. Num computador, abra-a e exporte-a como JPEG.',
  too_many_pixels:
    'Esta imagem tem demasiados píxeis para a conseguirmos abrir. Guarde-a mais pequena e escolha essa.',
  broken: 'Esta fotografia está danificada ou incompleta. Escolha-a de novo, ou escolha outra.',
  account_full:
    'As suas fotografias ocupam os 5 GB da sua conta. Retire fotografias de anúncios: uma semana depois volta a haver espaço.',
  too_many: 'Adicionou muitas fotografias nesta hora. Adicione as outras daqui a uma hora.',
  too_fast:
    'Estão a ser adicionadas muitas fotografias à sua conta. Tente de novo daqui a um momento.',
  busy: 'Temos demasiado trabalho. Tente de novo daqui a um momento.',
};

export const words: Photos = {
  choose: 'Adicionar fotografias',
  take: 'Tirar uma fotografia',
  drop: 'Ou largue aqui as fotografias.',
  hint: 'JPEG, PNG ou WebP, até 20 MB cada. Endireitamo-las e retiramos delas onde e como foram tiradas.',
  chooseFiles: 'Fotografias a adicionar',
  upload: 'Carregar as fotografias escolhidas',
  uploadHint:
    'Escolha as fotografias e depois prima «Carregar as fotografias escolhidas». Até 60 MB de cada vez.',
  none: 'Ainda não há fotografias. Os anúncios com fotografias são muito mais vistos.',
  order: 'As fotografias pela sua ordem',
  number: 'Fotografia #',
  cover: 'Capa',
  alt: 'O que mostra',
  altHint: 'Para quem não a pode ver. Por exemplo, «A cama feita, com o teto levantado».',
  move: 'Mover',
  moveHint: 'Arraste-a ou use as teclas de setas.',
  earlier: 'Para antes',
  later: 'Para depois',
  makeCover: 'Usar como capa',
  remove: 'Retirar',
  removed: 'Retirada.',
  undo: 'Anular',
  moved: 'Agora é a fotografia #.',
  waiting: 'À espera',
  uploading: 'A enviar',
  reading: 'A preparar',
  again: 'Tentar de novo',
  added: 'Adicionada',
  unreached: 'Não foi possível enviá-la. Verifique a sua ligação e tente de novo.',
  signedOut: 'A sua sessão terminou. Inicie sessão noutro separador e depois tente aqui de novo.',
  saveWaits: 'É guardado assim que todas as fotografias chegarem.',
  notAll:
    'Algumas fotografias não foram adicionadas. Tente-as de novo ou retire-as, e depois guarde.',
  onWeb: 'Usar fotografias que já estão na internet',
  onWebHint: 'Cole o endereço de cada fotografia. Começa por https://.',
  address: 'Endereço',
  moreAddresses: 'Mais endereços',
  noneChosen: 'Escolha primeiro as fotografias.',
  formTooLarge:
    'Juntas, estas fotografias têm mais de 60 MB. Volte atrás e carregue menos de cada vez.',
  ofFile: (name, sentence) => `${name}: ${sentence}`,
  full: (most) => `Um anúncio tem, no máximo, ${most} fotografias.`,
  already: 'Esta fotografia já está no anúncio.',
  refused: 'Nem todas as fotografias foram adicionadas',
  refusals,
};

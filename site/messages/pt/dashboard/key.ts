import type { DashboardWords } from '../../dashboard-words.ts';

export const key: DashboardWords['key'] = {
  title: 'Chave da API',
  lead: 'Os seus programas mostram-na em cada chamada à API. Guarde-a nos seus servidores.',
  none: 'Ainda não há nenhuma chave.',
  noneLead: 'Precisa de uma para enviar anúncios e ir buscar contactos pela API.',
  create: 'Criar uma chave',
  begins: 'Começa por',
  created: 'Criada',
  used: 'Última utilização',
  never: 'nunca',
  shownOnce: 'Copie-a agora: só é mostrada desta vez.',
  shownOnceLead: 'Guardamos apenas uma impressão digital, com a qual ninguém a consegue refazer.',
  tryIt: 'Experimentar',
  quickStart: 'Início rápido, já com esta chave',
  copy: 'Copiar',
  replace: 'Substituir a chave',
  replaceLead:
    'Quando se perdeu ou pode ter sido divulgada. A chave atual deixa de funcionar assim que a nova é criada, e os seus programas também, até terem a nova.',
  confirm: 'Compreendo que a chave atual deixa logo de funcionar',
  confirmNeeded: 'Assinale esta caixa, para que nenhuma chave seja substituída por engano.',
  replaceButton: 'Criar uma nova chave',
  onlyOwners: 'Só um proprietário da conta pode criar ou substituir chaves.',
  waiting: 'A sua chave chega com a aprovação',
  waitingLead:
    'Até lá, trabalhe com uma chave de teste: os seus programas enviam anúncios, calendários e confirmações como depois, e só você vê o que enviam. Tem lugar para 500 anúncios e é esvaziada 30 dias depois da última utilização.',
  testTitle: 'Chave de teste',
  test: 'Modo de teste',
  testLead:
    'Uma chave de teste (cc_test_…) tem anúncios, contactos e um webhook próprios, que nenhum viajante vê. Com ela pode provocar pedidos e cliques, simular falhas e adiantar a hora das novas tentativas.',
  testOpen: 'Abrir o modo de teste',
  testGo: 'Ir para a chave de teste',
  byMail:
    'Já não consegue entrar de forma nenhuma? Escreva-nos do seu endereço de contacto e damos-lhe uma nova chave:',
};

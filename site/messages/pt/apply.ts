import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('pt');

export const apply: Messages['apply'] = {
  title: 'Candidate-se a parceiro',
  description:
    'Candidate-se a anunciar as suas campervans, autocaravanas, caravanas ou parques de campismo no Campcairn: é grátis, e respondemos em três dias úteis.',
  lead: 'Alguns minutos, grátis. Responde uma pessoa em três dias úteis.',
  forCampsite: (name) =>
    `Candidata-se com um parque de campismo que já está no Campcairn: ${name}.`,
  aboutCampsite: (name, osmRef) =>
    `Gerimos o parque de campismo ${name} (OpenStreetMap ${osmRef}).`,
  who: 'Quem é',
  what: 'O que aluga',
  how: 'Como chegam os seus anúncios',
  business: 'Nome da empresa',
  businessHint: 'Como os viajantes o conhecem.',
  website: 'Site',
  websiteHint: 'Onde os viajantes veem o que aluga: o seu próprio site, ou a sua página noutro.',
  contact: 'O seu nome',
  contactHint: 'A pessoa a quem escrevemos.',
  email: 'E-mail',
  emailHint: 'A nossa resposta vai para lá.',
  country: 'País da empresa',
  chooseCountry: 'Escolha',
  covered: 'Onde estamos',
  elsewhere: 'Resto do mundo',
  about: 'Sobre a empresa',
  aboutHint: 'O que aluga, onde e se é seu ou o gere. Bastam algumas frases.',
  category: 'O que aluga?',
  categoryHint: 'Tudo o que se aplica.',
  owns: 'O que anunciaríamos é nosso ou somos nós que o gerimos.',
  listings: 'Mais ou menos quantos anúncios?',
  listingsHint: 'Um veículo, ou um parque de campismo, é um anúncio. Basta uma estimativa.',
  delivery: 'Como os enviaria?',
  deliveries: {
    api: {
      name: 'Pela API',
      text: 'Tem um programador. Uma chamada por anúncio, ou cem numa.',
    },
    feed: {
      name: 'Num ficheiro de produtos',
      text: 'Tem um ficheiro CSV, JSON ou XML, que lemos a cada hora ou a cada dia.',
    },
    form: {
      name: 'Com um formulário no seu painel',
      text: 'Sem programador nem ficheiro: um a um, alguns minutos para cada um.',
    },
  },
  feed: 'Endereço do ficheiro',
  feedHint: 'Guardado cifrado. Também o pode dar depois de aprovado.',
  terms: 'Aceitamos as [condições para parceiros](/terms#partners).',
  privacy: 'O que guardamos dela, e por quanto tempo',
  fax: 'Deixe isto vazio',
  send: 'Enviar candidatura',
  problemsTitle: 'Ainda não seguiu',
  robot:
    'Um campo oculto vinha preenchido, talvez pelo seu navegador. Está vazio outra vez: envie de novo.',
  away: 'Neste momento não conseguimos receber candidaturas. O seu texto continua aqui: envie de novo dentro de um minuto.',
  staleForm: 'Esta página esteve aberta muito tempo. Envie de novo, por favor.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Chegaram demasiadas candidaturas da sua ligação. Tente de novo dentro de um minuto.',
      other: 'Chegaram demasiadas candidaturas da sua ligação. Tente de novo dentro de # minutos.',
    }),
  problems: {
    business: {
      missing: 'Indique o nome da empresa.',
      too_long: 'No máximo, 120 caracteres.',
    },
    website: {
      missing: 'Indique o endereço do seu site.',
      too_long: 'No máximo, 300 caracteres.',
      not_a_website: 'Isto não parece um endereço como https://vans.example.',
    },
    contact: { missing: 'Indique o seu nome.', too_long: 'No máximo, 120 caracteres.' },
    email: {
      missing: 'Indique o seu e-mail.',
      too_long: 'No máximo, 254 caracteres.',
      not_an_email: 'Isto não parece um endereço de e-mail.',
      local_part_not_ascii:
        'Indique um endereço que antes da @ tenha apenas letras de a a z, algarismos e sinais.',
    },
    country: { missing: 'Escolha um país.', not_a_country: 'Escolha um país.' },
    about: {
      missing: 'Diga umas palavras sobre a empresa.',
      too_long: 'No máximo, 2000 caracteres.',
    },
    category: { missing: 'Escolha o que aluga.' },
    owns: { not_agreed: 'Só podemos anunciar o que é seu ou que gere: confirme, por favor.' },
    listings: {
      missing: 'Indique um número. Basta uma estimativa.',
      not_a_number: 'Um número inteiro de 1 a 1 000 000.',
    },
    delivery: { missing: 'Escolha como enviaria os seus anúncios.' },
    feed: { not_an_https_address: 'Tem de ser um endereço que comece por https://.' },
    terms: { not_agreed: 'Aceite as condições, por favor.' },
  },
  otherProblem: 'Assim não pode ser enviado.',

  next: 'O que acontece a seguir',
  steps: [
    'Verificamos se é uma empresa ou plataforma real que tem ou gere o que anuncia.',
    'Respondemos por e-mail em três dias úteis.',
    'Preenche um formulário ou importa uma folha de cálculo. Com um ficheiro de produtos, vê o que percebemos das primeiras linhas; com um programador, recebe uma chave de API.',
    'Os seus anúncios ficam no ar assim que chegam.',
  ],

  sentTitle: 'A sua candidatura chegou',
  sentText: (day) => `Terá a nossa resposta até ${day}, o mais tardar, em três dias úteis.`,
  confirmation: 'Uma confirmação segue para o endereço de e-mail que indicou.',
  twice:
    'Se já se tinha candidatado, conta a primeira candidatura. Responda à confirmação dela para alterar algo.',
  meanwhile: 'Entretanto',
  prepare:
    'Prepare os seus anúncios: inicie sessão com esse endereço de e-mail. Mais ninguém os vê antes de ser aceite. Para o seu programador, já há aí uma chave de teste da API.',
  questions: 'Perguntas e respostas',
  backToPartners: 'O que recebem os parceiros',
};

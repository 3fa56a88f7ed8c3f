import type { Words } from '../../words.ts';

export const privacy: Words = {
  title: 'Privacidade',
  description: 'O que o Campcairn guarda sobre si, porquê, por quanto tempo e como o fazer apagar.',
  lead: 'Guardamos tão pouco quanto o serviço permite. Pode ver tudo sem deixar nada para trás.',
  blocks: [
    { h: 'Quando só vê' },
    {
      list: [
        'Sem cookies, sem redes de publicidade, sem rastreio e sem pedidos a outras empresas: as fotografias e o mapa passam pelo nosso próprio servidor.',
        'O seu endereço de rede serve para lhe responder, e é contado em memória por pouco tempo para impedir abusos. Não é guardado.',
        'Os nossos registos dizem que tipo de página foi pedido e quanto demorou: sem endereços, nomes nem pesquisas.',
        'Os seus guardados, o que abre, prepara e procura, o que diz do seu veículo e os seus ajustes ficam no seu navegador. Uma viagem partilhada está no seu endereço; não guardamos nenhuma.',
        'Quando guarda algo, planeia uma viagem ou envia um pedido, o seu navegador guarda também essas páginas e os seus comprovativos, para que abram sem rede: os comprovativos, 90 dias no máximo. Um pedido que não pôde ser enviado espera aí 30 dias no máximo, e só é enviado se o disser. As pesquisas que quer ver lembradas também ficam aí; o seu feed é pedido no máximo de seis em seis horas, enquanto usa o site. Pode ver e apagar tudo em «Neste dispositivo».',
        'O seu leitor de feeds pede a pesquisa que segue, sem nada sobre si.',
        'Contamos quantas vezes cada anúncio é mostrado, aberto e guardado: números por dia, por tipo de página e por país do lugar procurado. Nada sobre si é guardado com eles, nem sequer que alguém voltou. Os robôs não são contados.',
        'Contamos por dia as pesquisas que encontram pouco: o lugar, ou as palavras se nenhum lugar é conhecido. O que parece um endereço de e-mail, um número de telefone ou um código postal completo fica de fora, as palavras de menos de três visitas não são mostradas a ninguém, e os números são apagados após 90 dias. Para que uma visita conte uma vez, uma forma ilegível do seu endereço de rede fica em memória até ao fim do dia.',
      ],
    },
    { h: 'Quando vai a um parceiro' },
    {
      p: 'Anotamos que alguém foi deste anúncio à página dele, e quando. O parceiro recebe uma referência desse clique, e nada sobre si. Os robôs não são contados.',
    },
    { h: 'Quando envia um pedido' },
    {
      table: {
        head: ['O quê', 'Porquê', 'Por quanto tempo'],
        rows: [
          [
            'Nome, e-mail, telefone, mensagem',
            'Para que o dono lhe possa responder',
            '90 dias, ou até o apagar',
          ],
          [
            'Datas e número de pessoas',
            'Para que o dono lhe possa responder',
            'Guardados sem nada que diga quem é',
          ],
          ['Quando deu o seu acordo, e a que texto', 'Para mostrar que o deu', 'Com o pedido'],
          ['Como correu a entrega', 'Para a repetir se falhou', '90 dias'],
        ],
      },
    },
    {
      p: 'Vai ao parceiro por cujo anúncio perguntou, porque concordou com isso, e a mais nenhum. Com um só formulário pode perguntar até a três: cada parceiro com que concordou recebe o seu próprio pedido e não fica a saber a quem mais perguntou. Depois, cada parceiro é responsável pela cópia dele; peça-lhe que a apague.',
    },
    {
      p: 'Depois recebe uma ligação secreta: veja se o pedido chegou e apague os seus dados de imediato.',
    },
    { h: 'Quando se candidata a parceiro', id: 'applying' },
    {
      table: {
        head: ['O que envia', 'Porquê', 'Por quanto tempo'],
        rows: [
          [
            'O seu nome, o seu e-mail, o que diz da empresa, o endereço de um ficheiro',
            'Para ver a candidatura e lhe responder',
            '90 dias, seja qual for a resposta',
          ],
          [
            'A empresa, o site e o país dela, o que aluga e mais ou menos quanto',
            'Para saber quem se candidatou',
            'Guardados sem a pessoa que a enviou',
          ],
        ],
      },
    },
    {
      p: 'Quando a aceitamos, o e-mail passa a ser o endereço de contacto da conta de parceiro. Se iniciar sessão antes disso para preparar anúncios, já tem essa conta. Se recusarmos, apagamo-la com os anúncios 14 dias depois; só fica o registo de alterações.',
    },
    { h: 'Quando denuncia um anúncio', id: 'reporting' },
    {
      p: 'Guardamos o que escolhe e escreve, e o seu e-mail se o indicar, para ver o anúncio e lhe perguntar alguma coisa se for preciso. O que escreveu e o seu e-mail são apagados ao fim de 90 dias; fica que o anúncio foi denunciado, e porquê. O dono não fica a saber quem é.',
    },
    { h: 'Os seus direitos' },
    {
      p: 'Pode perguntar o que guardamos sobre si, fazê-lo corrigir, entregar ou apagar, e retirar o seu acordo a qualquer momento. Escreva para {contact} a partir do endereço que usou. Pode também queixar-se à sua autoridade de proteção de dados.',
    },
    { h: 'Quando tem uma conta de parceiro' },
    {
      list: [
        'Guardamos o nome, o site e o endereço de contacto da empresa, o que oferece, e os endereços das pessoas que agem por ela.',
        'Ao entrar é posto um cookie, que é necessário para isso. Guardamos quem entrou quando e com que navegador; cada pessoa vê isso e pode terminá-lo. Um anúncio em preparação fica no navegador até ser gravado, 30 dias no máximo, e é apagado ao terminar a sessão.',
        'O que é alterado, e por quem, fica num registo. Quantas chamadas à API houve e como foram respondidas guarda-se por dia, durante 90 dias.',
        'Os e-mails que enviamos por nossa iniciativa desligam-se no painel ou por uma ligação em cada um, salvo aqueles sem os quais a conta não pode estar.',
        'Um proprietário pode levar tudo num ficheiro, e fechar a conta: os anúncios saem logo, o que os viajantes escreveram é apagado, e o endereço de contacto é apagado 90 dias depois.',
      ],
    },
    { h: 'Quem gere este site', id: 'operator' },
    { operator: true },
  ],
};

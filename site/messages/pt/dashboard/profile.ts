import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('pt');

export const profile: DashboardWords['profile'] = {
  title: 'O seu acesso',
  lead: (email) => `Iniciou sessão como ${email}.`,
  lastFactor: 'É o seu último segundo passo: terá de preparar outro antes de continuar.',
  passkeys: {
    title: 'Chaves de acesso',
    lead: 'Entre com o dedo, o rosto ou o código do seu dispositivo, sem e-mail.',
    none: 'Ainda não tem nenhuma chave de acesso.',
    name: 'Nome da chave de acesso, por exemplo Portátil do trabalho',
    add: 'Adicionar uma chave de acesso',
    remove: 'Retirar',
    removeSure: (name) => `${name} deixa de poder iniciar a sua sessão.`,
    removeYes: 'Sim, retirar',
    needsScript: 'Para adicionar uma chave de acesso é preciso JavaScript.',
    failed:
      'Não foi possível adicionar a chave de acesso. As chaves de acesso só funcionam no endereço do site, e uma por dispositivo.',
    lastUsed: 'Última utilização',
    created: 'Adicionada',
    never: 'nunca',
  },
  language: {
    title: 'Língua',
    lead: 'A destas páginas e a dos nossos e-mails sobre o seu acesso.',
    label: 'A sua língua',
    save: 'Guardar língua',
  },
  app: {
    title: 'Aplicação de autenticação',
    since: (day) => `Adicionada em ${day}.`,
    none: 'Não tem nenhuma aplicação de autenticação.',
    codesLeft: (count) =>
      n(count, {
        one: 'Resta # código de recuperação.',
        other: 'Restam # códigos de recuperação.',
      }),
    newCodes: 'Criar novos códigos de recuperação',
    newCodesLead:
      'Os seus novos códigos de recuperação só são mostrados agora: imprima-os ou guarde-os com as suas palavras-passe. Os anteriores já não são válidos.',
    copy: 'Copiá-los',
    setUp: 'Adicionar uma aplicação',
    setUpLead: 'Leia esta imagem com a aplicação e escreva o código que ela mostra.',
    setUpYes: 'Adicionar',
    stop: 'Agora não',
    replace: 'Mudar de aplicação',
    replaceLead:
      'Leia esta imagem com a nova aplicação e escreva o código que ela mostra. Até lá fica a atual. A imagem é válida durante 15 minutos.',
    replaceYes: 'Mudar de aplicação',
    keep: 'Manter a aplicação atual',
    key: 'Ou escreva esta chave na aplicação:',
    qr: 'Código QR da chave',
    firstCode: 'Código que a aplicação mostra',
    refused: {
      wrong: 'Esse código está errado. Os códigos mudam a cada 30 segundos.',
      too_many: 'Demasiados códigos. Tente de novo daqui a 15 minutos.',
      ended: 'Essa chave já não é válida. Comece de novo.',
    },
    remove: 'Retirar a aplicação',
    removeSure: 'Os códigos dela e os seus códigos de recuperação deixam logo de funcionar.',
    removeYes: 'Sim, retirar',
  },
  sessions: {
    title: 'Onde tem sessão iniciada',
    device: 'Dispositivo',
    unknown: 'Dispositivo desconhecido',
    since: 'Início da sessão',
    seen: 'Última atividade',
    here: 'este',
    end: 'Terminar essa sessão',
    endOthers: 'Terminar todas as outras sessões',
  },
};

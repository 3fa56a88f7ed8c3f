export {
  addSecret,
  createKeyRing,
  followSecrets,
  type KeyRing,
  loadSecrets,
  SecretError,
} from './key-ring.ts';

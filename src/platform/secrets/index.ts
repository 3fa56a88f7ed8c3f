export { addSecret, createKeyRing, type KeyRing, loadSecrets, SecretError } from './key-ring.ts';

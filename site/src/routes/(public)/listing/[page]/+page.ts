export const csr = true;

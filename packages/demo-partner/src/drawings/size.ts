/** Host in the URLs of all drawings; no server exists there. */
export const PICTURES_HOST = 'pictures.campcairn.example';

/** Every drawing has 1200 by 800 units, independent of the size at which it is rendered. */
export const WIDTH = 1200;
export const HEIGHT = 800;

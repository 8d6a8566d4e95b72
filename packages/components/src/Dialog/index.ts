export { Dialog, type DialogChange, type DialogChangeReason, type DialogProps } from './Dialog';
export { DialogClose, type DialogCloseProps } from './DialogClose';

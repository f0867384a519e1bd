export * from '@brushwork/formats';
export * from '@brushwork/ops';
export * from '@brushwork/record';

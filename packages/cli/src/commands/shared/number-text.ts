export { counted, float32Text, grouped, vectorText } from '@brushwork/ops';
